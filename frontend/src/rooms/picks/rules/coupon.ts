import type { PostSelectionDto } from '../../../api/generated/wire';
import { trPicks } from '../../../locale/tr-picks';

/** How a selection, or a whole coupon, is settled: its word as the server sends it. */
export type PickState = PostSelectionDto['state'];

type Settled = Pick<PostSelectionDto, 'odd' | 'state'>;

/**
 * How several selections are settled together: lost as soon as one is lost, won when all have won that are not void;
 * void when nothing else is left.
 */
export function couponState(selections: readonly Pick<PostSelectionDto, 'state'>[]): PickState {
  const states = new Set(selections.map(({ state }) => state));
  if (states.has('kaybetti')) return 'kaybetti';
  if (states.has('bekliyor')) return 'bekliyor';
  return states.has('kazandı') ? 'kazandı' : 'iade';
}

/** The product of the prices that count: void selections fall out. Null when nothing is left. */
export function totalOdd(selections: readonly { odd: number; state?: PickState }[]): number | null {
  const counted = selections.filter(({ state }) => state !== 'iade');
  return counted.length === 0 ? null : counted.reduce((product, { odd }) => product * odd, 1);
}

/** A total odd as it is written in Turkish: `8,45`, `12.345,60`. */
export const formatTotal = (odd: number): string =>
  odd.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** How many selections and at which price: `3 seçim · toplam oran 8,45`. */
export function couponText(selections: readonly { odd: number; state?: PickState }[]): string {
  const total = totalOdd(selections);
  const word = selections.length === 1 ? trPicks.odd : trPicks.total;
  return [trPicks.count(selections.length), total !== null && `${word} ${formatTotal(total)}`]
    .filter(Boolean)
    .join(' · ');
}

/** Whether a post is a coupon: several selections, each of another match. */
export const isCoupon = (selections: readonly Pick<PostSelectionDto, 'match_id'>[]): boolean =>
  selections.length > 1 && new Set(selections.map(({ match_id }) => match_id)).size === selections.length;

/** The line of a card: `3 seçim · toplam oran 8,45 · bekliyor`. */
export const couponLine = (selections: readonly (Settled & Pick<PostSelectionDto, 'match_id'>)[]): string =>
  selections.length > 1 && !isCoupon(selections)
    ? trPicks.noCoupon(selections.length)
    : `${couponText(selections)} · ${couponState(selections)}`;
