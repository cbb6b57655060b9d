import type { SimilarMatchesDto } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatDecimal } from '../../lib/format-rate';
import { trSimilar } from '../../locale/tr-similar';

/** A point of probability, 0-1: what is this near says the same. */
const POINT = 0.01;

/** More are never listed. */
const MOST = 500;

/** A distance in points: `0,3`. */
export const inPoints = (distance: number): string => formatDecimal(distance * 100);

/**
 * How many matches there are and how near, in words: `±1 puan içinde 367 maç`, or how far those reach that are the
 * nearest ones.
 */
export function similarCount({ items }: Pick<SimilarMatchesDto, 'items'>): string {
  const within = items.filter(({ distance }) => distance <= POINT).length;
  const all = formatCount(items.length);
  if (within === MOST) return trSimilar.nearestWithinAPoint(all);
  if (within === items.length) return trSimilar.withinAPoint(all);
  return trSimilar.beyondAPoint(formatCount(within), all, inPoints(items.at(-1)!.distance));
}
