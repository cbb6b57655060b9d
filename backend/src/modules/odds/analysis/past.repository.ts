import { Injectable } from '@nestjs/common';
import { pacer } from '../../../common/background/pacer';
import { Database } from '../../../database/database';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { LooseRows } from '../../../archive/columns/loose-rows';
import type { FilterType } from '../../../archive/question/odds-query';
import { PAST_COLUMNS, selectDayIds, selectLastSettledDay, selectPlayed } from '../sql/past-statements';
import { type PastRow, pastRowReader } from './past-row';

/** Few enough values that reading them doesn't hold up other answers. */
const VALUES_PER_READ = 30_000;

/** Reads from the database what the column index would know of the past. */
@Injectable()
export class PastRepository {
  constructor(private readonly database: Database) {}

  /**
   * The played matches up to a day (included), with the given prices of one set.
   * @param signal ends the reading, which then throws its reason
   */
  async readPlayed(
    type: FilterType,
    fields: readonly OddField[],
    until: string,
    signal: AbortSignal,
  ): Promise<LooseRows> {
    const rows = new LooseRows();
    const toIndexRow = pastRowReader(type, fields);
    const limit = Math.ceil(VALUES_PER_READ / (PAST_COLUMNS.length + fields.length));
    const pause = pacer(undefined, signal);
    for (let afterId = 0; ;) {
      const { sql, params } = selectPlayed({ type, fields, until, afterId, limit });
      const part = await this.database.manager.query<PastRow[]>(sql, [...params]);
      for (const row of part) rows.add(toIndexRow(row));
      if (part.length < limit) return rows;
      afterId = part.at(-1)!.id;
      await pause();
    }
  }

  /** The last day up to one (included) with a played match that has all of the given prices; null when there is none. */
  async lastSettledDay(type: FilterType, fields: readonly OddField[], until: string): Promise<string | null> {
    const { sql, params } = selectLastSettledDay(type, fields, until);
    const [row] = await this.database.manager.query<{ day: string }[]>(sql, [...params]);
    return row?.day ?? null;
  }

  /** Ids of a day's matches in order of kick-off, those of unknown time last. */
  async findDayIds(date: string): Promise<number[]> {
    const { sql, params } = selectDayIds(date);
    const rows = await this.database.manager.query<{ id: number }[]>(sql, [...params]);
    return rows.map(({ id }) => id);
  }
}
