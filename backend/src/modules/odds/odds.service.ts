import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error';
import { oddsColumnsOf, toWireRow, type WireRow } from './odds-row';
import { OddsRepository } from './odds.repository';
import type { OddsQuery } from './query/odds-query';
import { parseOddsQuery } from './query/parse-odds-query';

/** One page of the odds list. */
export interface OddsPage {
  items: WireRow[];
  page: number;
  per_page: number;
  has_more: boolean;
}

@Injectable()
export class OddsService {
  constructor(private readonly repository: OddsRepository) {}

  /**
   * One page of matches that pass the filters, newest first.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async list(params: Readonly<Record<string, unknown>>): Promise<OddsPage> {
    const query = this.readQuery(params);
    const ids = await this.repository.findIds(query);
    const rows = await this.repository.readRows(
      ids.slice(0, query.perPage),
      query.type,
      oddsColumnsOf(query.fields),
    );
    return {
      items: rows.map((row) => toWireRow(row, query.fields)),
      page: query.page,
      per_page: query.perPage,
      has_more: ids.length > query.perPage,
    };
  }

  /** Whether generated matches are in the archive. */
  hasDemoMatches(): Promise<boolean> {
    return this.repository.hasDemoMatches();
  }

  private readQuery(params: Readonly<Record<string, unknown>>): OddsQuery {
    const parsed = parseOddsQuery(params);
    if (!parsed.ok) throw new AppError('INVALID_FILTER', { fields: parsed.errors });
    return parsed.query;
  }
}
