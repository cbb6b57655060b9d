import type { PriceHistoryDto } from '../../api/generated/wire';
import type { StepPoint, TimeSpan } from '../../kit/charts/step-line';

/** How the price of one selection went. */
export interface SelectionHistory {
  column: string;
  title: string;
  points: StepPoint[];
}

/** A market of which at least one selection has a history. */
export interface MarketHistory {
  key: string;
  title: string;
  selections: SelectionHistory[];
  /** From the first to the last instant of the whole match: lines of all markets can be compared. */
  span: TimeSpan;
}

/** The histories of a match by market, in the order of the answer. */
export function marketHistories({ history }: PriceHistoryDto): MarketHistory[] {
  const instants = history.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)));
  const span: TimeSpan = [Math.min(...instants), Math.max(...instants)];
  const markets = new Map<string, MarketHistory>();
  for (const { column, label, group, group_title, points } of history) {
    let market = markets.get(group);
    if (!market) markets.set(group, (market = { key: group, title: group_title, selections: [], span }));
    const line = points.map(({ at, price }) => ({ at: Date.parse(at), value: price }));
    market.selections.push({ column, title: label, points: line });
  }
  return [...markets.values()];
}

/**
 * The prices that a history begins and ends with, its extremes, and how often it changed; null where it never had a
 * price. `closed`: the selection was taken off at the end.
 */
export function courseOf(points: readonly StepPoint[]) {
  const values = points.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return null;
  return {
    first: values[0]!,
    last: values[values.length - 1]!,
    low: Math.min(...values),
    high: Math.max(...values),
    changes: points.filter(({ value }, index) => index > 0 && value !== points[index - 1]!.value).length,
    closed: points[points.length - 1]!.value === null,
  };
}

/** A market's histories as a table: a row for each instant at which something changed, newest first. */
export function historyRows({ selections }: MarketHistory): { at: number; prices: (number | null)[] }[] {
  const instants = new Set(selections.flatMap(({ points }) => points.map(({ at }) => at)));
  return [...instants]
    .sort((one, other) => other - one)
    .map((at) => ({
      at,
      prices: selections.map(({ points }) => points.findLast((point) => point.at <= at)?.value ?? null),
    }));
}
