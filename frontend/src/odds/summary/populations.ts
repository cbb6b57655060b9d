import type { SelectionSummary } from '../../api/generated/wire';

/** Compared matches that a market needs in each of its selections before it is held against its prices. */
const LEAST_COMPARED = 30;

/**
 * Which matches a market's rates are over: all settled ones, or those in which the whole market is priced. Only the
 * latter may stand beside what the prices expected.
 */
export type Population = 'outcome' | 'comparison';

/** The one population that all bars of a market are drawn from. */
export function populationOf(market: readonly SelectionSummary[]): Population {
  const comparable = market.every(({ compared, thin_prices }) => compared >= LEAST_COMPARED && !thin_prices);
  return comparable && market.length > 0 ? 'comparison' : 'outcome';
}

/** What is drawn of a selection side by side, all of it over `count` matches. */
export interface PopulationFigures {
  count: number;
  hits: number;
  /** 0-1, with its 95 % interval. */
  rate: number | null;
  low: number | null;
  high: number | null;
  /** What the prices of these matches expected, 0-1; null where nothing is compared. */
  expected: number | null;
}

/** A selection's figures in a population. */
export function figuresIn(population: Population, selection: SelectionSummary): PopulationFigures {
  return population === 'comparison'
    ? {
        count: selection.compared,
        hits: selection.compared_hits,
        rate: selection.compared_rate,
        low: selection.compared_low,
        high: selection.compared_high,
        expected: selection.implied,
      }
    : {
        count: selection.settled,
        hits: selection.hits,
        rate: selection.rate,
        low: selection.ci_low,
        high: selection.ci_high,
        expected: null,
      };
}

/** How many of the settled matches have a price, with the selections of which that is true. */
export interface PricedCount {
  labels: string[];
  priced: number;
  settled: number;
}

/** The selections that some settled matches have no price of, equal counts together; thin ones show theirs themselves. */
export function pricedCounts(market: readonly SelectionSummary[]): PricedCount[] {
  const counts: PricedCount[] = [];
  for (const { label, priced, settled, thin_prices } of market) {
    if (thin_prices || priced >= settled) continue;
    const same = counts.find((one) => one.priced === priced && one.settled === settled);
    if (same) same.labels.push(label);
    else counts.push({ labels: [label], priced, settled });
  }
  return counts;
}
