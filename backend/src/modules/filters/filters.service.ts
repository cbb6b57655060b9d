import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import { tr } from '../../common/locale/tr';
import { foldText } from '../../common/text/fold';
import { Clock } from '../../common/time/clock';
import { Database, type NewRow } from '../../database/database';
import { isDuplicateKey } from '../../database/dialects';
import { PersonalData } from '../users/personal-data/personal-data';
import { UsersService } from '../users/users.service';
import { areGroupsOf, type FilterData, filterProblems, type SavedFilterType } from './data/filter-data';
import type { SavedFilterAnswer, SavedFilterRow, SaveFilterDto } from './dto/filters.dto';
import { SavedFilter } from './entities/saved-filter.entity';

/** Filters that one member may keep, over all types. */
const MOST_FILTERS = 100;

/** The filters that members save under names of their own. Every query is limited to those of the owner. */
@Injectable()
export class FiltersService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // they go with the account's row
    this.personalData.add({ name: 'saved_filters', collect: (userId) => this.list(userId) });
  }

  /** A member's filters of one type, or of all, in order of their names. */
  async list(userId: number, type?: SavedFilterType): Promise<SavedFilterRow[]> {
    const rows = await this.database.manager.find(SavedFilter, {
      where: { user_id: userId, ...(type === undefined ? {} : { filter_type: type }) },
      order: { filter_type: 'ASC', name_folded: 'ASC' },
    });
    return rows.map(toRow);
  }

  /** @throws AppError NOT_FOUND */
  async findByName(userId: number, type: SavedFilterType, name: string): Promise<SavedFilterRow> {
    const named = { user_id: userId, filter_type: type, name_folded: foldText(name) };
    const filter = await this.database.manager.findOneBy(SavedFilter, named);
    if (filter === null) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchFilter });
    return toRow(filter);
  }

  /** @throws AppError VALIDATION_FAILED, INVALID_FILTER by column, FILTER_NAME_TAKEN, TOO_MANY_FILTERS */
  async save(userId: number, form: SaveFilterDto): Promise<SavedFilterAnswer> {
    const filter = this.readForm(userId, form);
    try {
      const id = await this.database.transaction(async () => {
        // of two saves at once the second one counts what the first one added
        await this.users.lock([userId]);
        if ((await this.database.manager.countBy(SavedFilter, { user_id: userId })) >= MOST_FILTERS)
          throw new AppError('TOO_MANY_FILTERS', { message: tr.savedFilters.tooMany(MOST_FILTERS) });
        return this.database.insert(SavedFilter, filter);
      });
      return { message: tr.savedFilters.saved, id };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new AppError('FILTER_NAME_TAKEN', { fields: { filter_name: tr.savedFilters.nameTaken } });
    }
  }

  /** @throws AppError NOT_FOUND, also for the filter of somebody else */
  async remove(userId: number, id: number): Promise<MessageAnswer> {
    const { affected } = await this.database.manager.delete(SavedFilter, { id, user_id: userId });
    if (!affected) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchFilter });
    return { message: tr.savedFilters.deleted };
  }

  private readForm(userId: number, form: SaveFilterDto): NewRow<SavedFilter> {
    const { filter_name: name, filter_type: type, filter_data: data, hidden_groups } = form;
    const hidden = hidden_groups ?? [];
    const folded = foldText(name);
    if (folded === '') throw invalid({ filter_name: tr.savedFilters.nameRequired });
    const problems = filterProblems(type, data);
    if (Object.keys(problems).length > 0) throw new AppError('INVALID_FILTER', { fields: problems });
    if (!areGroupsOf(type, hidden)) throw invalid({ hidden_groups: tr.savedFilters.hiddenGroups });
    if (Object.keys(data).length === 0 && hidden.length === 0)
      throw invalid({ filter_data: tr.savedFilters.empty });
    const texts = Object.entries(data).map(([column, text]) => [column, (text as string).trim()]);
    return {
      user_id: userId,
      filter_type: type,
      name,
      name_folded: folded,
      filter_data: JSON.stringify(Object.fromEntries(texts)),
      hidden_groups: JSON.stringify([...new Set(hidden)]),
      created_at: this.clock.now(),
    };
  }
}

const invalid = (fields: Record<string, string>): AppError => new AppError('VALIDATION_FAILED', { fields });

function toRow({ id, name, filter_data, filter_type, hidden_groups }: SavedFilter): SavedFilterRow {
  return {
    id,
    filter_name: name,
    filter_data: JSON.parse(filter_data) as FilterData,
    filter_type,
    hidden_groups: JSON.parse(hidden_groups) as string[],
  };
}
