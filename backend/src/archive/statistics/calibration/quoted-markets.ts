import type { Market } from '../../catalogue/columns';
import type { FilterType } from '../../question/odds-query';
import type { CalibratedMarket } from './calibrated-market';
import type { Calibration } from './calibration';
import { MarketQuotes } from './market-quotes';
import { QuoteValues } from './quote-values';

/** The quotes of one market, and what follows from them. */
export interface QuotedMarket {
  readonly calibrated: CalibratedMarket;
  readonly quotes: MarketQuotes;
  readonly values: QuoteValues;
}

/** Quotes of all markets in one set of odds, as one learning of the archive sees prices; made as they are needed. */
export class QuotedMarkets {
  private readonly markets = new Map<string, QuotedMarket>();

  constructor(
    readonly type: FilterType,
    private readonly calibration: Calibration,
  ) {}

  of(market: Market): QuotedMarket {
    const known = this.markets.get(market.key);
    if (known) return known;
    const calibrated = this.calibration.market(this.type, market.key);
    const quotes = new MarketQuotes(market, this.type);
    const quoted = { calibrated, quotes, values: new QuoteValues(quotes, calibrated) };
    this.markets.set(market.key, quoted);
    return quoted;
  }
}
