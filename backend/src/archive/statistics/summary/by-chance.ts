import { ODD_MARKETS } from '../../catalogue/columns';
import { chanceOfStandingOut, standingOutAt } from '../standing-out';
import { type OddsSummary, SMALL_SAMPLE } from './odds-summary';
import type { MarketTotals } from './market-totals';

/** Matches in which something was expected, and in how many it happened. */
export interface Compared {
  readonly compared: number;
  readonly hits: number;
  /** Sum of the probabilities. */
  readonly expected: number;
}

/** How many selections stand out from what was expected of them, beside how many would if nothing but chance were at work. */
export function standingOutIn(
  markets: readonly MarketTotals[],
): Pick<OddsSummary, 'compared_selections' | 'standing_out' | 'expected_by_chance'> {
  const { compared, ...figures } = standingOutAmong(
    markets.flatMap(({ market, sums }) => {
      const { length } = ODD_MARKETS[market]!.columns;
      // of two the second mirrors the first
      return Array.from({ length: length === 2 ? 1 : length }, (_, selection) => ({
        compared: sums.compared[selection]!,
        hits: sums.comparedHits[selection]!,
        expected: sums.expected[selection]!,
      }));
    }),
  );
  return { compared_selections: compared, ...figures };
}

/** The same of any comparisons; only those with enough matches are `compared`. */
export function standingOutAmong(
  comparisons: readonly Compared[],
): { readonly compared: number } & Pick<OddsSummary, 'standing_out' | 'expected_by_chance'> {
  const figures = { compared: 0, standing_out: 0, expected_by_chance: 0 };
  for (const { compared, hits, expected: sum } of comparisons) {
    if (compared < SMALL_SAMPLE) continue;
    const expected = Math.min(1, sum / compared);
    const bounds = standingOutAt(compared, expected);
    figures.compared += 1;
    figures.standing_out += Number(hits <= bounds.below || hits >= bounds.above);
    figures.expected_by_chance += chanceOfStandingOut(compared, expected, bounds);
  }
  return figures;
}
