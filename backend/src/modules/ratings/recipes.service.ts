import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import { readTable, type TableColumns, type TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import { tr } from '../../common/locale/tr';
import { foldText } from '../../common/text/fold';
import { Database, type NewRow } from '../../database/database';
import { isDuplicateKey } from '../../database/dialects';
import { AuditService } from '../audit/audit.service';
import { RatingRecipe } from './entities/rating-recipe.entity';
import type { RecipeFormDto, RecipeRow } from './dto/recipes.dto';

const TABLE = 'rating-recipes';

const COLUMNS: TableColumns = {
  id: 'recipe.id',
  sortable: {
    label: 'recipe.label_folded',
    type: 'recipe.filter_type',
    tolerance: 'recipe.tolerance',
    order: 'recipe.sort_order',
  },
  searchable: ['recipe.label_folded', 'recipe.price_columns'],
};

/** What admins do with the ratings. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<RecipeRow>> {
    const recipes = this.database.manager.createQueryBuilder(RatingRecipe, 'recipe');
    return (await readTable(recipes, COLUMNS, query)).map((rows) => rows.map(toRow));
  }

  /** @throws AppError CONFLICT when the label is taken */
  async add(form: RecipeFormDto, who: Identity): Promise<RecipeRow> {
    const values = valuesOf(form);
    const { after } = await explainTaken(() =>
      this.audit.write({ who, action: 'create', entity: TABLE }, async () => ({
        after: toRow({ ...values, id: await this.database.insert(RatingRecipe, values) }),
      })),
    );
    return after;
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the label is taken */
  async change(id: number, form: RecipeFormDto, who: Identity): Promise<RecipeRow> {
    const values = valuesOf(form);
    const { after } = await explainTaken(() =>
      this.audit.write({ who, action: 'update', entity: TABLE }, async () => {
        const row = await this.database.requireLocked(RatingRecipe, id);
        await this.database.manager.update(RatingRecipe, { id }, values);
        return { before: toRow(row), after: toRow({ ...values, id }) };
      }),
    );
    return after;
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.audit.write({ who, action: 'delete', entity: TABLE }, async () => {
      const row = await this.database.requireLocked(RatingRecipe, id);
      await this.database.manager.delete(RatingRecipe, { id });
      return { before: toRow(row) };
    });
    return { message: tr.rows.deleted };
  }
}

async function explainTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const message = tr.ratings.labelTaken;
    throw new AppError('CONFLICT', { message, fields: { label: message } });
  }
}

function valuesOf({ label, type, columns, tolerance, order }: RecipeFormDto): NewRow<RatingRecipe> {
  const folded = foldText(label);
  if (folded === '') throw new AppError('VALIDATION_FAILED', { fields: { label: tr.ratings.labelRequired } });
  return {
    label,
    label_folded: folded,
    filter_type: type,
    price_columns: columns.join(' '),
    tolerance,
    sort_order: order,
  };
}

function toRow({
  id,
  label,
  filter_type,
  price_columns: columns,
  tolerance,
  sort_order,
}: RatingRecipe): RecipeRow {
  return { id, label, type: filter_type, columns: columns.split(' '), tolerance, order: sort_order };
}
