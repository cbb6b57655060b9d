import { HANDICAP_ODD_FIELDS } from '../../odds/catalogue/handicap';
import { ODD_FIELDS } from '../../odds/catalogue/columns';
import type { Observation, PriceField, Prices } from '../record/observation';
import { takenAt } from '../record/timeline';

/** Columns that have a history. */
export const HISTORY_FIELDS: readonly PriceField[] = [...ODD_FIELDS, ...HANDICAP_ODD_FIELDS];

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
  whole: boolean;
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
): Map<PriceField, PricePoint[]> {
  const sightings = sightingsOf(observations, kickOffAt);
  const histories = new Map<PriceField, PricePoint[]>();
  for (const field of HISTORY_FIELDS) {
    const points = historyOf(field, sightings);
    if (points.length > 0) histories.set(field, points);
  }
  return histories;
}

function sightingsOf(observations: readonly Observation[], kickOffAt: number): Sighting[] {
  return observations
    .flatMap((observation) => {
      const whole = takenAt(observation) !== null;
      return observation.quotes.flatMap(({ at, prices }) =>
        typeof at === 'number' && at <= kickOffAt ? [{ at, prices, whole }] : [],
      );
    })
    .sort((one, other) => one.at - other.at);
}

function historyOf(field: PriceField, sightings: readonly Sighting[]): PricePoint[] {
  const points: PricePoint[] = [];
  let seenLast: PricePoint | null = null;
  for (const { at, prices, whole } of sightings) {
    const price = prices[field] ?? null;
    if (price === null && !whole) continue;
    const known = points[points.length - 1]?.price ?? null;
    if (price !== known) points.push({ at, price });
    if (price !== null) seenLast = { at, price };
  }
  const last = points[points.length - 1];
  if (last !== undefined && last.price !== null && seenLast!.at > last.at) points.push(seenLast!);
  return points;
}
