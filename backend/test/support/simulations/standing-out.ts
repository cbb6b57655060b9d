import { ODD_MARKETS } from '../../../src/archive/catalogue/columns';
import { standingOutIn } from '../../../src/archive/statistics/summary/by-chance';
import { MarketTotals } from '../../../src/archive/statistics/summary/market-totals';
import { Random } from '../random-archive';

/** What summaries came to, each in the mean. */
export interface StandingOutFigures {
  readonly compared: number;
  readonly standingOut: number;
  readonly byChance: number;
  /** Share of summaries in which something stands out. */
  readonly any: number;
}

/** Summaries of matches whose markets, each on its own, end as their probabilities say. */
export function standingOutBy(summaries: number): StandingOutFigures {
  const random = new Random('standing out');
  const sums = { compared: 0, standingOut: 0, byChance: 0, any: 0 };
  for (let summary = 0; summary < summaries; summary++) {
    const matches = 100 + random.below(900);
    const totals = ODD_MARKETS.map((_, market) => new MarketTotals(market));
    for (const { market, sums: of } of totals) {
      const { columns, winners } = ODD_MARKETS[market]!;
      const weights = columns.map(() => 0.05 + random.next());
      const all = weights.reduce((sum, each) => sum + each, 0);
      const chosen = columns.map(() => 0);
      for (let match = 0; match < matches; match++) {
        let left = random.next() * all;
        chosen[
          Math.max(
            0,
            weights.findIndex((weight) => (left -= weight) < 0),
          )
        ]! += 1;
      }
      for (const [selection, weight] of weights.entries()) {
        // where two of three win, the chosen one doesn't
        const turned = winners === 2;
        of.compared[selection] = matches;
        of.expected[selection] = matches * (turned ? 1 - weight / all : weight / all);
        of.comparedHits[selection] = turned ? matches - chosen[selection]! : chosen[selection]!;
      }
    }
    const { compared_selections, standing_out, expected_by_chance } = standingOutIn(totals);
    sums.compared += compared_selections / summaries;
    sums.standingOut += standing_out / summaries;
    sums.byChance += expected_by_chance / summaries;
    sums.any += Number(standing_out > 0) / summaries;
  }
  return sums;
}
