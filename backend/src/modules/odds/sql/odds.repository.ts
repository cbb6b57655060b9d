import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { epochOfStored } from '../../../database/stored-instant';
import { MARKET_FIELDS, marketPlace } from '../../../archive/catalogue/columns';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import type { MatchWithValues, RawMatch, RawOddsRow, StoredColumn } from '../../../archive/rows/odds-row';
import { type FilterType, OLDEST_FIRST, type OrderedSearch, type PageQuery } from '../../../archive/question/odds-query';
import { SELECT_REVISION } from './index-statements';
import { numberLists, readNumbers } from './number-lists';
import type { ListPlace } from './order';
import {
  IS_SHOWN,
  type PlacedId,
  placeOf,
  selectIds,
  selectIdsAfter,
  selectMatches,
  selectRows,
  type Statement,
} from './statements';

/** The instant of the earliest opening price and of the latest closing one; null where no source names any. */
export interface SeenAt {
  readonly opening: Date | null;
  readonly closing: Date | null;
}

/** A match without its odds. */
export interface StoredMatch extends RawMatch {
  /** The archive's revision at the last change of the match or its odds. */
  revision: number;
}

/** A part of a list sorted by a column costs the database a look at all its matches: parts are large. */
const SORTED_AT_ONCE = 20_000;

/** Reads the odds archive with plain statements: entities as wide as these take longer to build than to read. */
@Injectable()
export class OddsRepository {
  constructor(private readonly database: Database) {}

  /** Ids of the asked page, newest first or as the query sorts; one more than `perPage` when there is a next page. */
  async findIds(query: PageQuery): Promise<number[]> {
    const rows = await this.run<{ id: number }>(selectIds(query));
    return rows.map((row) => row.id);
  }

  /** Ids of all matches that meet a query, newest first or as it sorts, in parts of at most `size`; memory stays flat. */
  async *eachId(query: OrderedSearch, size: number): AsyncGenerator<number[], void, undefined> {
    const read = query.sort && query.sort !== OLDEST_FIRST ? Math.max(size, SORTED_AT_ONCE) : size;
    for (let after: ListPlace | null = null; ;) {
      const part: PlacedId[] = await this.run<PlacedId>(selectIdsAfter(query, after, read));
      for (let at = 0; at < part.length; at += size) yield part.slice(at, at + size).map(({ id }) => id);
      if (part.length < read) return;
      after = placeOf(part.at(-1)!);
    }
  }

  /** The named matches in the order of `ids`; one that is gone meanwhile is left out. */
  async readRows(
    ids: readonly number[],
    type: FilterType,
    columns: readonly (OddField | CodeField)[],
  ): Promise<RawOddsRow[]> {
    if (ids.length === 0) return [];
    const lists = numberLists('o', columns);
    const places = columns.map(marketPlace);
    const numbers = new Int32Array(columns.length);
    const rows = await this.run<RawMatch & Record<string, unknown>>(selectRows(ids, type, lists));
    const byId = new Map<number, RawOddsRow>();
    for (const row of rows) {
      const odds = new Int32Array(MARKET_FIELDS.length).fill(-1);
      readNumbers(row, lists, numbers);
      places.forEach((place, at) => (odds[place] = numbers[at]!));
      byId.set(row.id, Object.assign(row, { odds }));
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The named matches without their odds; as {@link readRows} otherwise. */
  async readMatches(ids: readonly number[]): Promise<StoredMatch[]> {
    if (ids.length === 0) return [];
    const byId = new Map((await this.run<StoredMatch>(selectMatches(ids))).map((match) => [match.id, match]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The named matches in the order of `ids` with the stored numbers of some columns; as {@link readRows} otherwise. */
  async readValues(
    ids: readonly number[],
    type: FilterType,
    columns: readonly StoredColumn[],
  ): Promise<MatchWithValues[]> {
    if (ids.length === 0) return [];
    const lists = numberLists('o', columns);
    const rows = await this.run<RawMatch & Record<string, unknown>>(selectRows(ids, type, lists));
    const byId = new Map<number, MatchWithValues>();
    for (const match of rows) {
      const values = new Int32Array(columns.length);
      readNumbers(match, lists, values);
      byId.set(match.id, { match, values });
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** When the prices of a match were seen; null when there is no such match. */
  async readSeenAt(id: number): Promise<SeenAt | null> {
    const [row] = await this.run<{ opening: string | Date | null; closing: string | Date | null }>({
      sql: `SELECT opening_seen_at AS opening, closing_seen_at AS closing FROM matches m WHERE m.id = ? AND ${IS_SHOWN}`,
      params: [id],
    });
    const instant = (stored: string | Date | null): Date | null =>
      stored === null ? null : new Date(epochOfStored(stored));
    return row ? { opening: instant(row.opening), closing: instant(row.closing) } : null;
  }

  /** Number of the archive's last change. */
  async readRevision(): Promise<number> {
    const rows = await this.run<{ revision: number }>({ sql: SELECT_REVISION, params: [] });
    return rows[0]!.revision;
  }

  private run<T>({ sql, params }: Statement): Promise<T[]> {
    return this.database.manager.query<T[]>(sql, [...params]);
  }
}
