import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MARKET_FIELDS, marketPlace } from './catalogue/columns';
import type { CodeField, OddField } from './catalogue/odds-groups';
import type { RawOddsRow } from './odds-row';
import type { FilterType, OddsQuery } from './query/odds-query';
import { numberLists, readNumbers } from './sql/number-lists';
import { selectIds, selectRows, type Statement } from './sql/statements';

/** Reads the odds archive with plain statements: entities of 170 columns take longer to build than to read. */
@Injectable()
export class OddsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Ids of the asked page, newest first; one more than `perPage` when there is a next page. */
  async findIds(query: OddsQuery): Promise<number[]> {
    const rows = await this.run<{ id: number }>(selectIds(query));
    return rows.map((row) => row.id);
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
    const rows = await this.run<Omit<RawOddsRow, 'odds'>>(selectRows(ids, type, lists));
    const byId = new Map<number, RawOddsRow>();
    for (const row of rows) {
      const odds = new Int32Array(MARKET_FIELDS.length).fill(-1);
      readNumbers(row as unknown as Record<string, unknown>, lists, numbers);
      places.forEach((place, at) => (odds[place] = numbers[at]!));
      byId.set(row.id, Object.assign(row, { odds }));
    }
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async hasDemoMatches(): Promise<boolean> {
    const rows = await this.run({
      sql: 'SELECT 1 AS present FROM matches WHERE is_demo = ? LIMIT 1',
      params: [1],
    });
    return rows.length > 0;
  }

  private run<T>({ sql, params }: Statement): Promise<T[]> {
    return this.database.query<T[]>(sql, [...params]);
  }
}
