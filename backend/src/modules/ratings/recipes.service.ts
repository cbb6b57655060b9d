import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { foldText } from '../../common/text/fold';
import { isDuplicateKey } from '../../database/dialects';
import { inTransaction } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import type { RatingRecipe } from './rating-recipe.entity';
import type { RecipeFormDto, RecipeRow } from './recipes.dto';
import { RecipesRepository } from './recipes.repository';

const TABLE = 'rating-recipes';

/** What admins do with the ratings. */
@Injectable()
export class RecipesService {
  constructor(
    private readonly recipes: RecipesRepository,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<RecipeRow>> {
    const { rows, total } = await this.recipes.readTable(query);
    return { rows: rows.map(toRow), total };
  }

  /** @throws AppError CONFLICT when the label is taken */
  add(form: RecipeFormDto, who: Identity): Promise<RecipeRow> {
    const values = valuesOf(form);
    return explainTaken(() =>
      inTransaction(this.dataSource, async (manager) => {
        const after = toRow({ ...values, id: await this.recipes.insert(manager, values) });
        await this.audit.record(manager, { who, action: 'create', entity: TABLE, entityId: after.id, after });
        return after;
      }),
    );
  }

  /** @throws AppError NOT_FOUND, CONFLICT when the label is taken */
  change(id: number, form: RecipeFormDto, who: Identity): Promise<RecipeRow> {
    const values = valuesOf(form);
    return explainTaken(() =>
      inTransaction(this.dataSource, async (manager) => {
        const row = await this.recipes.findLocked(manager, id);
        if (!row) throw new AppError('NOT_FOUND');
        await this.recipes.update(manager, id, values);
        const states = { before: toRow(row), after: toRow({ ...values, id }) };
        await this.audit.record(manager, { who, action: 'update', entity: TABLE, entityId: id, ...states });
        return states.after;
      }),
    );
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await inTransaction(this.dataSource, async (manager) => {
      const row = await this.recipes.findLocked(manager, id);
      if (!row) throw new AppError('NOT_FOUND');
      await this.recipes.remove(manager, id);
      const before = toRow(row);
      await this.audit.record(manager, { who, action: 'delete', entity: TABLE, entityId: id, before });
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

function valuesOf({ label, type, columns, tolerance, order }: RecipeFormDto): Omit<RatingRecipe, 'id'> {
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
