import type { Integer } from '../../../platform/wire-types';
import type { KickOff } from '../../columns/kick-off';
import type { PricedMarket } from '../../rows/priced-markets';
import type { PastMarket } from '../past/past-market';
import { chanceOfStandingOut, standingOutAt } from '../standing-out';
import type { Outcome } from '../summary/market-outcomes';
import { compareWithExpected, mirrored, type Sample, ScanSelection } from './comparison';
import { type Basis, type FixedCloseness, sameOdds, type Sameness, type Tolerance } from './same-odds';

/** A match of the day with the markets it is priced in. */
export interface Fixture {
  readonly kickOff: KickOff;
  readonly markets: readonly PricedMarket[];
}

/** What happened in past matches that had a match's odds in one market. */
export class ScanMarket implements Basis {
  /** @example uo_25 */
  group: string;
  /**
   * Played matches that kicked off earlier with the same odds; where too few are close (`closeness` null) those within
   * the widest distance.
   */
  past: Integer;
  /** Whether past matches were taken by what prices say, or by prices. */
  basis: 'probability' | 'price';
  /** By probability: how far each selection's may differ, in points; null: too few matches are that close. */
  closeness?: FixedCloseness | null;
  /** By price: how far each price may differ, in hundredths. */
  tolerance?: Tolerance;
  selections: ScanSelection[];
}

/** One comparison: of a selection, or of both selections of a market that has no others, which mirror each other. */
export interface MadeComparison {
  readonly selections: readonly ScanSelection[];
  /** How likely it stands out by chance alone. */
  readonly chance: number;
}

/** All fixtures in one market. */
export interface MarketScan {
  /** Per fixture; null where it isn't wholly priced. */
  readonly results: readonly (ScanMarket | null)[];
  readonly comparisons: readonly MadeComparison[];
  /** Per compared fixture. */
  readonly samples: readonly Sample[];
}

/** Compares all fixtures in one market with its past. */
export function scanMarket(
  past: PastMarket,
  fixtures: readonly Fixture[],
  sameness: Sameness,
  throwIfAborted: () => void,
): MarketScan {
  const results = fixtures.map((): ScanMarket | null => null);
  const comparisons: MadeComparison[] = [];
  const samples: Sample[] = [];
  for (const [fixture, { kickOff, markets }] of fixtures.entries()) {
    const prices = markets.find(({ market }) => market === past.market)?.prices;
    if (prices === undefined) continue;
    throwIfAborted();
    const { matches, isCompared, ...basis } = sameOdds(past, prices, sameness, kickOff);
    const selections = selectionsOf(past, prices, isCompared ? matches : NO_MATCHES);
    results[fixture] = { group: past.market.key, past: matches.length, ...basis, selections };
    const groups = selections.length === 2 ? [selections] : selections.map((each) => [each]);
    const bounds = groups.map((group) => {
      const { settled, expected, small_sample } = group[0]!;
      if (small_sample) return null;
      const standingOut = standingOutAt(settled, expected!);
      comparisons.push({
        selections: group,
        chance: chanceOfStandingOut(settled, expected!, standingOut),
      });
      return standingOut;
    });
    if (bounds.some((each) => each !== null)) samples.push({ matches, bounds });
  }
  return { results, comparisons, samples };
}

const NO_MATCHES = new Uint32Array(0);

function selectionsOf(past: PastMarket, prices: readonly number[], matches: Uint32Array): ScanSelection[] {
  const { columns } = past.market;
  const { settled, hits, shown } = tallyOf(past, matches);
  const implied = past.shown(prices);
  const compared = columns.map((_, at) => {
    // two winners may add up to more than certainty between them
    const expected = Math.min(1, shown[at]! / settled[at]! / 10_000);
    return compareWithExpected(hits[at]!, settled[at]!, expected);
  });
  if (columns.length === 2) Object.assign(compared[1]!, mirrored(compared[0]!));
  return columns.map(({ field, title }, at) => ({
    column: field,
    label: title,
    price: prices[at]! / 100,
    implied: implied[at]! / 10_000,
    ...compared[at]!,
    q_value: null,
    found: false,
  }));
}

/** By selection. */
interface Tally {
  readonly settled: readonly number[];
  readonly hits: readonly number[];
  /** Sum of the shown probabilities of the settled matches, in ten-thousandths. */
  readonly shown: readonly number[];
}

function tallyOf({ outcomeOf, outcomes, probabilities }: PastMarket, matches: Uint32Array): Tally {
  const endings = new Uint32Array(outcomes.length);
  for (let at = 0; at < matches.length; at++) endings[outcomeOf[matches[at]!]!]! += 1;
  const total = (isCounted: (outcome: Outcome) => boolean): number =>
    endings.reduce((sum, count, outcome) => (isCounted(outcomes[outcome]!) ? sum + count : sum), 0);
  const selections = [...probabilities.keys()];
  return {
    settled: selections.map((at) => total((outcome) => outcome[at]! >= 0)),
    hits: selections.map((at) => total((outcome) => outcome[at] === 1)),
    shown: probabilities.map((said, at) => {
      const settles = Uint8Array.from(outcomes, (outcome) => Number(outcome[at]! >= 0));
      let sum = 0;
      for (let n = 0; n < matches.length; n++) {
        const match = matches[n]!;
        sum += said[match]! * settles[outcomeOf[match]!]!;
      }
      return sum;
    }),
  };
}
