import { ODD_MARKETS } from '../../catalogue/columns';
import type { MatchScores } from '../../catalogue/settlement';
import { storedPlace } from '../../columns/layout';
import type { FilterType } from '../../question/odds-query';
import type { LearnedArchive, LearnedMarket } from './calibration';
import { MarketEvidence } from './market-evidence';
import type { PriceWeights } from './price-weights';

/** A market with what was gathered about it in one set of odds. */
interface GatheredMarket {
  readonly key: string;
  /** Places of its prices among those of a set. */
  readonly places: readonly number[];
  readonly prices: Int32Array;
  readonly evidence: MarketEvidence;
  /** What was learned when each season began. */
  readonly bySeason: Map<string, PriceWeights>;
}

/** How a result settles the selections of a market; null where that teaches nothing. */
type Verdicts = readonly number[] | null;

const TYPES = [1, 2] as const;

/** Gathers what settled matches say about the prices of all markets, one stretch of time after the other. */
export class ArchiveEvidence {
  private readonly sets: Record<FilterType, readonly GatheredMarket[]>;
  private readonly settled = new Map<string, readonly Verdicts[]>();

  constructor() {
    const gathered = (): GatheredMarket[] =>
      ODD_MARKETS.map(({ key, columns, winners }) => ({
        key,
        places: columns.map(({ field }) => storedPlace(field)),
        prices: new Int32Array(columns.length),
        evidence: new MarketEvidence(columns.length, winners),
        bySeason: new Map(),
      }));
    this.sets = { 1: gathered(), 2: gathered() };
  }

  /**
   * Begins a stretch.
   * @param day its first one, see `dayNumber`
   * @param seasons that begin on it: they are judged by what is learned so far
   */
  begin(day: number, seasons: readonly string[]): void {
    for (const { evidence, bySeason } of this.markets()) {
      if (evidence.matches > 0) for (const season of seasons) bySeason.set(season, evidence.weights());
      evidence.begin(day);
    }
  }

  /**
   * Takes one set of odds of a settled match of the stretch into account.
   * @param odds cells in the order of `STORED_FIELDS`, 0 = none
   */
  add(type: FilterType, scores: MatchScores, odds: ArrayLike<number>): void {
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
      if (whole) evidence.add(prices, won);
    }
  }

  /** Lets the stretch's matches be added a second time, looked at from what they teach. */
  lookAgain(): void {
    for (const { evidence } of this.markets()) evidence.lookAgain();
  }

  /** Ends the stretch: it is past from here on. */
  end(): void {
    for (const { evidence } of this.markets()) evidence.end();
  }

  learned(): LearnedArchive {
    const markets = (type: FilterType) =>
      Object.fromEntries(
        this.sets[type]
          .filter(({ evidence }) => evidence.matches > 0)
          .map(({ key, evidence, bySeason }): [string, LearnedMarket] => [
            key,
            {
              current: evidence.weights(),
              bySeason: Object.fromEntries(bySeason),
              matches: evidence.matches,
            },
          ]),
      );
    return { 1: markets(1), 2: markets(2) };
  }

  private *markets(): Iterable<GatheredMarket> {
    for (const type of TYPES) yield* this.sets[type];
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
