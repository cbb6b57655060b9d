import { ODD_MARKETS } from '../../catalogue/columns';
import type { MatchScores } from '../../catalogue/settlement';
import { storedPlace } from '../../columns/layout';
import type { FilterType } from '../../question/odds-query';
import type { LearnedArchive, LearnedMarket } from './calibration';
import { MarketEvidence } from './market-evidence';
import type { PriceWeights } from './price-weights';

/** Weights that matches are looked at from, by set of odds and key of the market. */
export type StartingWeights = Readonly<Record<FilterType, ReadonlyMap<string, PriceWeights>>>;

const FROM_SCRATCH: StartingWeights = { 1: new Map(), 2: new Map() };

/** A market with what was gathered about it in one set of odds. */
interface GatheredMarket {
  readonly key: string;
  /** Places of its prices among those of a set. */
  readonly places: readonly number[];
  readonly prices: Int32Array;
  readonly evidence: MarketEvidence;
}

/** How a result settles the selections of a market; null where that teaches nothing. */
type Verdicts = readonly number[] | null;

/** Gathers what settled matches say about the prices of all markets: one pass over the archive. */
export class ArchiveEvidence {
  private readonly sets: Record<FilterType, GatheredMarket[]>;
  private readonly settled = new Map<string, readonly Verdicts[]>();

  /** @param from the outcome of the pass before, {@link weights} */
  constructor(from: StartingWeights = FROM_SCRATCH) {
    const gathered = (type: FilterType): GatheredMarket[] =>
      ODD_MARKETS.map(({ key, columns, winners }) => ({
        key,
        places: columns.map(({ field }) => storedPlace(field)),
        prices: new Int32Array(columns.length),
        evidence: new MarketEvidence(columns.length, winners, from[type].get(key)),
      }));
    this.sets = { 1: gathered(1), 2: gathered(2) };
  }

  /**
   * Takes one set of odds of a settled match into account.
   * @param odds cells in the order of `STORED_FIELDS`, 0 = none
   */
  add(type: FilterType, season: string, scores: MatchScores, odds: ArrayLike<number>): void {
    const verdicts = this.settle(scores);
    for (const [market, { places, prices, evidence }] of this.sets[type].entries()) {
      const won = verdicts[market]!;
      if (won === null || odds[places[0]!]! === 0) continue;
      let whole = true;
      for (let selection = 0; selection < places.length; selection++) {
        const price = odds[places[selection]!]!;
        prices[selection] = price;
        whole &&= price > 0;
      }
      if (whole) evidence.add(season, prices, won);
    }
  }

  /** Where the next pass should look at the matches from. */
  weights(): StartingWeights {
    const weights = (type: FilterType) =>
      new Map(
        this.sets[type]
          .filter(({ evidence }) => evidence.isSome)
          .map(({ key, evidence }) => [key, evidence.current()] as const),
      );
    return { 1: weights(1), 2: weights(2) };
  }

  learned(): LearnedArchive {
    const markets = (type: FilterType) =>
      Object.fromEntries(
        this.sets[type].flatMap(({ key, evidence }): [string, LearnedMarket][] => {
          const learned = evidence.learned();
          return learned === null ? [] : [[key, learned]];
        }),
      );
    return { 1: markets(1), 2: markets(2) };
  }

  private settle(scores: MatchScores): readonly Verdicts[] {
    const key = Object.values(scores).join(' ');
    let verdicts = this.settled.get(key);
    if (verdicts === undefined) {
      verdicts = ODD_MARKETS.map(({ columns, winners }) => {
        const won = columns.map(({ settle }) => settle(scores));
        const isClear = !won.includes(null) && won.filter(Boolean).length === winners;
        return isClear ? won.map(Number) : null;
      });
      this.settled.set(key, verdicts);
    }
    return verdicts;
  }
}
