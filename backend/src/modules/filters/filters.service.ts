import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import { DAILY, Jobs } from '../../platform/background/jobs';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { Clock } from '../../platform/time/clock';
import { istanbulDate } from '../../platform/time/istanbul';
import { Database, type NewRow } from '../../platform/database/database';
import { isDuplicateKey } from '../../platform/database/dialects';
import { PersonalData } from '../users/personal-data/personal-data';
import { oddFieldNamed } from '../../archive/catalogue/columns';
import type { OddField } from '../../archive/catalogue/odds-groups';
import { UsersService } from '../users/users.service';
import type { QuestionType } from '../../archive/question/question';
import { areGroupsOf, type FilterData, filterProblems } from './data/filter-data';
import type { SavedFilterAnswer, SavedFilterRow, SaveFilterDto } from './dto/filters.dto';
import { formerName } from './data/former-name';
import { EndedForwardTest } from './entities/ended-forward-test.entity';
import { SavedFilter } from './entities/saved-filter.entity';

const DAY = 24 * 60 * 60_000;
/** A filter that was deleted longer ago no longer counts among those that were tried. */
const COUNTED_DAYS = 365;

/** Filters that one member may keep, over all types. */
const MOST_FILTERS = 100;

/** A filter whose owner is told of matches that fit. */
export type AlertingFilter = { readonly user_id: number } & Readonly<
  Pick<SavedFilterRow, 'id' | 'filter_name' | 'filter_type' | 'filter_data' | 'selection'>
>;

/** The filters that members save under names of their own. What a member asks for is limited to their own. */
@Injectable()
export class FiltersService {
  constructor(
    private readonly users: UsersService,
    personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'ended-forward-tests',
      ...DAILY,
      run: () => database.manager.delete(EndedForwardTest, { ended_at: LessThan(this.earliest()) }),
    });
    // they go with the account's row
    personalData.add({ name: 'saved_filters', collect: (userId) => this.list(userId) });
  }

  /** A member's filters of one type, or of all, in order of their names. */
  async list(userId: number, type?: QuestionType): Promise<SavedFilterRow[]> {
    const rows = await this.database.manager.find(SavedFilter, {
      where: { user_id: userId, ...(type === undefined ? {} : { filter_type: type }) },
      relations: { origin: true },
      order: { filter_type: 'ASC', name_folded: 'ASC' },
    });
    return rows.map(toRow);
  }

  /** @throws AppError NOT_FOUND, also for the filter of somebody else */
  async find(userId: number, id: number): Promise<SavedFilterRow> {
    return this.require({ id, user_id: userId });
  }

  /** @throws AppError NOT_FOUND */
  async findByName(userId: number, type: QuestionType, name: string): Promise<SavedFilterRow> {
    return this.require({ user_id: userId, filter_type: type, name_folded: foldText(name) });
  }

  /**
   * Keeps a question under a name; its record begins now. An edited one names its origin, whose own record goes on: saved
   * under the same name it takes over name and alert.
   * @throws AppError VALIDATION_FAILED, INVALID_FILTER by column, FILTER_NAME_TAKEN, TOO_MANY_FILTERS, NOT_FOUND for the origin
   */
  async save(userId: number, form: SaveFilterDto): Promise<SavedFilterAnswer> {
    const filter = this.readForm(userId, form);
    try {
      const id = await this.database.transaction(async () => {
        // of two saves at once the second one counts what the first one added
        await this.users.lock([userId]);
        if ((await this.database.manager.countBy(SavedFilter, { user_id: userId })) >= MOST_FILTERS)
          throw new AppError('TOO_MANY_FILTERS', { message: tr.savedFilters.tooMany(MOST_FILTERS) });
        const takenOver = await this.followOrigin(filter);
        return this.database.insert(SavedFilter, { ...filter, ...takenOver });
      });
      return { message: tr.savedFilters.saved, id };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new AppError('FILTER_NAME_TAKEN', { fields: { filter_name: tr.savedFilters.nameTaken } });
    }
  }

  /** @throws AppError NOT_FOUND, also for the filter of somebody else */
  async remove(userId: number, id: number): Promise<MessageAnswer> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const { selection } = await this.find(userId, id);
      await manager.update(SavedFilter, { origin_id: id }, { origin_id: null });
      await manager.delete(SavedFilter, { id, user_id: userId });
      // what was tried counts, kept or not
      if (selection !== null)
        await manager.insert(EndedForwardTest, { user_id: userId, ended_at: this.clock.now() });
    });
    return { message: tr.savedFilters.deleted };
  }

  /** How many filters with a selection a member has had in the last 365 days, deleted ones too. */
  async countForwardTests(userId: number): Promise<number> {
    const { manager } = this.database;
    const [kept, ended] = await Promise.all([
      manager.countBy(SavedFilter, { user_id: userId, selection: Not(IsNull()) }),
      manager.countBy(EndedForwardTest, { user_id: userId, ended_at: MoreThanOrEqual(this.earliest()) }),
    ]);
    return kept + ended;
  }

  /** @throws AppError NOT_FOUND, also for the filter of somebody else */
  async setAlert(userId: number, id: number, enabled: boolean): Promise<{ enabled: boolean }> {
    const { affected } = await this.database.manager.update(
      SavedFilter,
      { id, user_id: userId },
      { alert_enabled: enabled },
    );
    if (!affected) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchFilter });
    return { enabled };
  }

  /**
   * Gives a filter without a selection one: its record begins now.
   * @throws AppError VALIDATION_FAILED, NOT_FOUND, SELECTION_KEPT where it has one
   */
  async setSelection(userId: number, id: number, selection: string): Promise<SavedFilterRow> {
    const { affected } = await this.database.manager.update(
      SavedFilter,
      { id, user_id: userId, selection: IsNull() },
      { selection: readSelection(selection), created_at: this.clock.now() },
    );
    const filter = await this.find(userId, id);
    if (!affected) throw new AppError('SELECTION_KEPT');
    return filter;
  }

  /** The filters of all members, or of one, that tell them of fitting matches, by id. */
  async alerting(userId?: number): Promise<AlertingFilter[]> {
    const rows = await this.database.manager.find(SavedFilter, {
      where: { alert_enabled: true, ...(userId === undefined ? {} : { user_id: userId }) },
      order: { id: 'ASC' },
    });
    return rows.map((row) => ({ ...toRow(row), user_id: row.user_id }));
  }

  private earliest(): Date {
    return new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY);
  }

  private async require(
    which: { user_id: number } & ({ id: number } | { filter_type: QuestionType; name_folded: string }),
  ): Promise<SavedFilterRow> {
    const filter = await this.database.manager.findOne(SavedFilter, {
      where: which,
      relations: { origin: true },
    });
    if (filter === null) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchFilter });
    return toRow(filter);
  }

  /** What the edited question takes over of its origin, which makes room where it has the same name. */
  private async followOrigin({
    user_id,
    origin_id,
    ...filter
  }: NewRow<SavedFilter>): Promise<{ alert_enabled?: boolean }> {
    if (origin_id == null) return {};
    const { manager } = this.database;
    const origin = await this.find(user_id as number, origin_id as number);
    if (origin.filter_type !== filter.filter_type || foldText(origin.filter_name) !== filter.name_folded)
      return {};
    const others = await manager.find(SavedFilter, {
      where: { user_id, filter_type: filter.filter_type },
      select: { name_folded: true },
    });
    const name = formerName(origin.filter_name, new Set(others.map(({ name_folded }) => name_folded)));
    const former = { name, name_folded: foldText(name), alert_enabled: false };
    await manager.update(SavedFilter, { id: origin.id }, former);
    return { alert_enabled: origin.alert.enabled };
  }

  private readForm(userId: number, form: SaveFilterDto): NewRow<SavedFilter> {
    const { filter_name: name, filter_type: type, filter_data: data, hidden_groups } = form;
    const hidden = hidden_groups ?? [];
    const folded = foldText(name);
    if (folded === '') throw invalid({ filter_name: tr.savedFilters.nameRequired });
    const problems = filterProblems(type, data, istanbulDate(this.clock.now()));
    if (Object.keys(problems).length > 0) throw new AppError('INVALID_FILTER', { fields: problems });
    if (!areGroupsOf(type, hidden)) throw invalid({ hidden_groups: tr.savedFilters.hiddenGroups });
    const selection = form.selection == null ? null : readSelection(form.selection);
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
      selection,
      alert_enabled: false,
      origin_id: form.origin_id ?? null,
      created_at: this.clock.now(),
    };
  }
}

/** @throws AppError VALIDATION_FAILED */
function readSelection(name: string): OddField {
  const selection = oddFieldNamed(name);
  if (selection === null) throw invalid({ selection: tr.savedFilters.selection });
  return selection;
}

const invalid = (fields: Record<string, string>): AppError => new AppError('VALIDATION_FAILED', { fields });

function toRow({ hidden_groups, created_at, origin, ...filter }: SavedFilter): SavedFilterRow {
  return {
    id: filter.id,
    filter_name: filter.name,
    filter_data: JSON.parse(filter.filter_data) as FilterData,
    filter_type: filter.filter_type,
    hidden_groups: JSON.parse(hidden_groups) as string[],
    selection: filter.selection,
    created_at: created_at.toISOString(),
    alert: { enabled: filter.alert_enabled },
    origin: origin && { id: origin.id, filter_name: origin.name },
  };
}
