import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock';
import { istanbulDate } from '../../common/time/istanbul';
import { OddsEngine } from './engine/odds-engine';
import type { OddsQuery } from '../../archive/question/odds-query';
import { requireOddsQuery } from '../../archive/question/parse-odds-query';
import { oddsColumnsOf, type WireRow } from '../../archive/rows/odds-row';
import { pageAsJson } from '../../archive/rows/row-json';
import type { OddsSummary } from '../../archive/statistics/summary/odds-summary';

/** One page of the odds list. */
export interface OddsPage {
  items: WireRow[];
  page: number;
  per_page: number;
  has_more: boolean;
}

@Injectable()
export class OddsService {
  constructor(
    private readonly engine: OddsEngine,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of matches that pass the filters, newest first unless sorted: an {@link OddsPage} as JSON.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async listAsJson(params: Readonly<Record<string, unknown>>): Promise<Buffer> {
    const query = this.queryOf(params);
    const { ids, hasMore } = await this.engine.findPage(query);
    const rows = await this.engine.readRows(ids, query.type, oddsColumnsOf(query.fields));
    return pageAsJson(rows, query.fields, { page: query.page, perPage: query.perPage, hasMore });
  }

  /**
   * What happened in all matches that pass the filters, in the groups asked for; paging, order and choice of values change nothing.
   * @param params query parameters as they came
   * @param signal ends the work, which then throws its reason
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async summarise(params: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<OddsSummary> {
    return this.engine.summary(this.queryOf(params), signal);
  }

  private queryOf(params: Readonly<Record<string, unknown>>): OddsQuery {
    return requireOddsQuery(params, istanbulDate(this.clock.now()));
  }
}
