import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { type Prices, selectionColumns } from '../../odds/choice/same-odds';

/** What prices add up to beyond certainty, 0-1. */
export interface UnlikeMargin {
  own: number;
  others: number;
}

/** Margins further apart than this make other probabilities of equal prices. */
const FARTHEST = 0.03;

/**
 * The margins of a match and of the matches with the same prices, in the first market where they are too far apart for
 * equal prices to say the same; null where they are near.
 * @param markets that were asked about, priced in full
 */
export function unlikeMargin(
  { margins }: Pick<OddsSummary, 'margins'>,
  markets: readonly ListedGroup[],
  prices: Prices,
): UnlikeMargin | null {
  for (const market of markets) {
    const sum = selectionColumns(market).reduce((total, { field }) => total + 1 / prices[field]!, 0);
    const own = sum / (market.winners ?? 1);
    const others = margins.find(({ group }) => group === market.key)?.answer ?? null;
    if (others !== null && Math.abs(own - others) > FARTHEST) return { own: own - 1, others: others - 1 };
  }
  return null;
}
