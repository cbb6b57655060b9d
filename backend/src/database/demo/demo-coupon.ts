import { selectionTitle } from '../../archive/catalogue/columns';
import type { OddField } from '../../archive/catalogue/odds-groups';
import { type BulletinMatch, type DemoBulletin, hasWon, kickOff, usualPrice } from './demo-bulletin';
import { SeededRandom } from './random';

export interface CouponLine {
  readonly match: BulletinMatch;
  readonly field: OddField;
  /** `MS 1`, `2,5 Üst`. */
  readonly selection: string;
  /** Hundredths. */
  readonly price: number;
  /** `2 - 1`, on a coupon that has been settled. */
  readonly score: string | null;
}

export interface Coupon {
  readonly title: string;
  /** Europe/Istanbul, `YYYY-MM-DD`. */
  readonly date: string;
  /** In order of kick-off. */
  readonly lines: readonly CouponLine[];
}

interface Wanted {
  readonly title: string;
  /** Selections of the lines, one each. */
  readonly selections: readonly OddField[];
  /** When it was posted, Europe/Istanbul, `YYYY-MM-DD` and `HH:mm`: its matches kick off later. */
  readonly date: string;
  readonly time: string;
  /** All selections have won: the matches are those of the days before. */
  readonly won: boolean;
}

/** A coupon over matches of the demo archive with their closing prices: always the same for the same wishes. */
export function demoCoupon(bulletin: DemoBulletin, wanted: Wanted): Coupon {
  const { title, selections, date, won } = wanted;
  const matches = won ? bulletin.before(date) : bulletin.after(wanted);
  const left = new SeededRandom('coupon', title, date).shuffled(matches);
  const lines = selections.flatMap((field): CouponLine[] => {
    const fits = (match: BulletinMatch) =>
      usualPrice(match, field) !== null && (!won || hasWon(match, field) === true);
    const place = left.findIndex(fits);
    return place === -1 ? [] : [couponLine(left.splice(place, 1)[0]!, field, won)];
  });
  return couponOf(title, date, lines);
}

export const couponOf = (title: string, date: string, lines: readonly CouponLine[]): Coupon => ({
  title,
  date,
  lines: lines.toSorted((one, other) => kickOff(one.match).localeCompare(kickOff(other.match))),
});

/** @param settled the line names the score */
export function couponLine(match: BulletinMatch, field: OddField, settled: boolean): CouponLine {
  const { fh, fa } = match.scores;
  return {
    match,
    field,
    selection: selectionTitle(field),
    price: match.prices[field]!,
    score: settled ? `${fh} - ${fa}` : null,
  };
}
