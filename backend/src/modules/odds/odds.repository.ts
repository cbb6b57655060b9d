import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { CodeField, OddField } from './catalogue/odds-groups';
import type { RawOddsRow } from './odds-row';
import type { FilterType, OddsQuery } from './query/odds-query';
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
    const rows = await this.run<RawOddsRow>(selectRows(ids, type, columns));
    const byId = new Map(rows.map((row) => [row.id, row]));
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
