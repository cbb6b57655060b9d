import type { EntityManager } from 'typeorm';
import { PickChange } from '../../modules/picks/entities/pick-change.entity';
import { PickSelection } from '../../modules/picks/entities/pick-selection.entity';
import { kickOffOf } from '../../modules/picks/fixtures/kick-off';
import { changedSelection } from '../../modules/picks/selections/of-post';
import type { NewRow } from '../database';
import { type BulletinMatch, usualPrice } from './demo-bulletin';
import type { CouponLine } from './demo-coupon';

/** A post and what stands on its coupon. */
export interface PostedCoupon {
  readonly postId: number;
  readonly date: Date;
  readonly lines: readonly CouponLine[];
  /** The first selection took the place of another one between the post and the first kick-off. */
  readonly isChanged: boolean;
}

/** Rows of an insert: fewer parameters than SQLite takes. */
const ROWS_AT_ONCE = 500;

/** Writes the selections of posts as if their authors had chosen them; the site itself moves them to the record. */
export async function insertDemoSelections(
  manager: EntityManager,
  coupons: readonly PostedCoupon[],
): Promise<void> {
  const rows = coupons.flatMap(selectionsOf);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await manager.insert(PickSelection, rows.slice(from, from + ROWS_AT_ONCE));
  const changes = coupons.flatMap((coupon) => (coupon.isChanged ? changesOf(coupon) : []));
  if (changes.length > 0) await manager.insert(PickChange, changes);
}

const selectionsOf = (coupon: PostedCoupon): NewRow<PickSelection>[] =>
  coupon.lines.map(({ match, field, price }, place) => ({
    post_id: coupon.postId,
    place,
    match_id: match.id,
    ...columnsOf(match),
    odds_column: field,
    odd: price,
    locked_at: coupon.isChanged && place === 0 ? changedAt(coupon) : coupon.date,
    kick_off: kickOffOf(columnsOf(match)),
  }));

function changesOf(coupon: PostedCoupon): NewRow<PickChange>[] {
  const first = coupon.lines[0];
  if (first === undefined) return [];
  const { match, field, price } = first;
  const before = (['ft_1_odd', 'ft_x_odd', 'ft_2_odd'] as const).find(
    (each) => each !== field && usualPrice(match, each) !== null,
  );
  if (before === undefined) return [];
  const listed = (odds_column: string, odd: number) =>
    JSON.stringify([changedSelection({ match_id: match.id, ...columnsOf(match), odds_column, odd })]);
  const removed = listed(before, match.prices[before]!);
  return [{ post_id: coupon.postId, changed_at: changedAt(coupon), removed, added: listed(field, price) }];
}

/** Half-way between the post and the first kick-off. */
function changedAt({ date, lines }: PostedCoupon): Date {
  const first = Math.min(...lines.map(({ match }) => kickOffOf(columnsOf(match)).getTime()));
  return new Date((date.getTime() + first) / 2);
}

const columnsOf = ({ date, time, home, away }: BulletinMatch) => ({
  match_date: date,
  match_time: time,
  home_team: home,
  away_team: away,
});
