import { ODD_MARKETS } from '../../catalogue/columns';
import type { FilterType } from '../../question/odds-query';
import { CalibratedMarket } from './calibrated-market';
import { type PriceWeights, PROPORTIONAL } from './price-weights';

/** What was learned about a market in one set of odds, from the matches in which it is wholly priced and settled. */
export interface LearnedMarket {
  /** From all of them. */
  readonly current: PriceWeights;
  /** By season, from the matches that kicked off before its first one; the first season has none. */
  readonly bySeason: Readonly<Record<string, PriceWeights>>;
  /** Matches of all seasons. */
  readonly matches: number;
}

/** What was learned of the whole archive: by set of odds, then by key of the market; a market without matches is absent. */
export interface LearnedArchive {
  readonly 1: Readonly<Record<string, LearnedMarket>>;
  readonly 2: Readonly<Record<string, LearnedMarket>>;
}

export const NOTHING_LEARNED: LearnedArchive = { 1: {}, 2: {} };

/** Calibrated probabilities of all markets, as one learning of the archive gives them. */
export class Calibration {
  private readonly markets: Record<FilterType, ReadonlyMap<string, CalibratedMarket>>;
  private readonly seasons = new Map<string, CalibratedMarket>();

  constructor(private readonly learned: LearnedArchive = NOTHING_LEARNED) {
    const marketsOf = (type: FilterType) =>
      new Map(
        ODD_MARKETS.map(({ key, winners }) => [
          key,
          new CalibratedMarket(winners, learned[type][key]?.current ?? PROPORTIONAL),
        ]),
      );
    this.markets = { 1: marketsOf(1), 2: marketsOf(2) };
  }

  /** The market with this key. */
  market(type: FilterType, key: string): CalibratedMarket {
    return this.markets[type].get(key)!;
  }

  /** Whether anything is learned about a market. */
  hasLearned(type: FilterType, key: string): boolean {
    return this.learned[type][key] !== undefined;
  }

  /** The market as the matches before a season taught it; null for its first season and for unknown ones. */
  beforeSeason(type: FilterType, key: string, season: string): CalibratedMarket | null {
    const weights = this.learned[type][key]?.bySeason[season];
    if (weights === undefined) return null;
    const name = `${type} ${key} ${season}`;
    const known = this.seasons.get(name);
    if (known !== undefined) return known;
    const market = new CalibratedMarket(this.market(type, key).winners, weights);
    this.seasons.set(name, market);
    return market;
  }
}
