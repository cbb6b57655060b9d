import { ODD_MARKETS } from '../../catalogue/columns';
import { chanceOfStandingOut, standingOutAt } from '../standing-out';
import { type OddsSummary, SMALL_SAMPLE } from './odds-summary';
import type { MarketTotals } from './market-totals';

/** How many selections stand out from what was expected of them, beside how many would if nothing but chance were at work. */
export function standingOutIn(
  markets: readonly MarketTotals[],
): Pick<OddsSummary, 'compared_selections' | 'standing_out' | 'expected_by_chance'> {
  const figures = { compared_selections: 0, standing_out: 0, expected_by_chance: 0 };
  for (const { market, sums } of markets) {
    const { length } = ODD_MARKETS[market]!.columns;
    // of two the second mirrors the first
    for (let selection = 0; selection < (length === 2 ? 1 : length); selection++) {
      const compared = sums.compared[selection]!;
      if (compared < SMALL_SAMPLE) continue;
      const expected = Math.min(1, sums.expected[selection]! / compared);
      const hits = sums.comparedHits[selection]!;
      const bounds = standingOutAt(compared, expected);
      figures.compared_selections += 1;
      figures.standing_out += Number(hits <= bounds.below || hits >= bounds.above);
      figures.expected_by_chance += chanceOfStandingOut(compared, expected, bounds);
    }
  }
  return figures;
}
