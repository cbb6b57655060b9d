import { Injectable } from '@nestjs/common';
import { BetCollector } from '../../../archive/statistics/backtest/collect-bets';
import type { Bets } from '../../../archive/statistics/backtest/bets';
import { marketOf } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { OddsEngine } from './odds-engine';

/** The bets on a selection in all settled matches that meet a query and have its price. */
@Injectable()
export class OddsBets {
  constructor(private readonly engine: OddsEngine) {}

  /**
   * The bets, in no order.
   * @param signal ends the work, which then throws its reason
   */
  collect(selection: OddField, search: OddsSearch, signal: AbortSignal): Promise<Bets> {
    const fields = marketOf(selection).columns.map(({ field }) => field);
    const quoted = this.engine.quoted(search.type);
    return this.engine.aggregate(
      search,
      { fields, bothSets: false },
      (values) => new BetCollector(selection, quoted, values),
      signal,
    );
  }
}
