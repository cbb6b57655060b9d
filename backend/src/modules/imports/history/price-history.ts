import { HANDICAP_MARKET } from '../../../archive/catalogue/handicap';
import { ODD_MARKETS } from '../../../archive/catalogue/columns';
import type { Observation, PriceField, Prices } from '../record/observation';
import { takenAt } from '../record/timeline';

/** A selection whose price has a history, with its market. */
interface HistoryColumn {
  readonly field: PriceField;
  readonly title: string;
  readonly market: { readonly key: string; readonly title: string };
}

/** Columns that have a history, market by market in the order of the catalogue. */
const HISTORY_COLUMNS: readonly HistoryColumn[] = [...ODD_MARKETS, HANDICAP_MARKET].flatMap((market) =>
  market.columns.map(({ field, title }) => ({ field, title, market })),
);

export const HISTORY_FIELDS: readonly PriceField[] = HISTORY_COLUMNS.map(({ field }) => field);

/** A price from an instant on; null = not on offer from then on. */
export interface PricePoint {
  /** Epoch milliseconds. */
  readonly at: number;
  /** Hundredths. */
  readonly price: number | null;
}

interface Sighting {
  at: number;
  prices: Prices;
  /** Columns without a price were not on offer; otherwise nothing is said about them. */
  isSnapshot: boolean;
}

/**
 * How each price moved: a point wherever it changed, and one where it was last seen, so that a line can be drawn to
 * its end. Prices without an instant and those from after kick-off don't count.
 * @param observations all of one match
 * @param kickOffAt the last instant that counts, epoch milliseconds
 */
export function priceHistory(
  observations: readonly Observation[],
  kickOffAt: number,
): Map<HistoryColumn, PricePoint[]> {
  const sightings = sightingsOf(observations, kickOffAt);
  const histories = new Map<HistoryColumn, PricePoint[]>();
  for (const column of HISTORY_COLUMNS) {
    const points = historyOf(column.field, sightings);
    if (points.length > 0) histories.set(column, points);
  }
  return histories;
}

function sightingsOf(observations: readonly Observation[], kickOffAt: number): Sighting[] {
  return observations
    .flatMap((observation) => {
      const isSnapshot = takenAt(observation) !== null;
      return observation.quotes.flatMap(({ at, prices }) =>
        typeof at === 'number' && at <= kickOffAt ? [{ at, prices, isSnapshot }] : [],
      );
    })
    .sort((one, other) => one.at - other.at);
}

function historyOf(field: PriceField, sightings: readonly Sighting[]): PricePoint[] {
  const points: PricePoint[] = [];
  let seenLast: PricePoint | null = null;
  for (const { at, prices, isSnapshot } of sightings) {
    const price = prices[field] ?? null;
    if (price === null && !isSnapshot) continue;
    const known = points[points.length - 1]?.price ?? null;
    if (price !== known) points.push({ at, price });
    if (price !== null) seenLast = { at, price };
  }
  const last = points[points.length - 1];
  if (last !== undefined && last.price !== null && seenLast!.at > last.at) points.push(seenLast!);
  return points;
}
