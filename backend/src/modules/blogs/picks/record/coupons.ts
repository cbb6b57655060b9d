import type { PickState } from '../settling/pick-state';

/** A selection of a post, as far as a coupon looks at it. */
export interface CouponLeg {
  readonly post_id: number;
  readonly match_id: number;
  /** In hundredths. */
  readonly odd: number;
  readonly state: PickState;
}

/** A post that followers play as one. */
export interface Coupon {
  readonly state: PickState;
  /** Product of the odds of its selections that aren't void. */
  readonly odd: number;
  /** The same number for coupons that hang together by a match. */
  readonly cluster: number;
}

export const isSettled = (state: PickState): boolean => state === 'won' || state === 'lost';

/**
 * How a post with several selections stands: void ones fall out of it, one lost selection loses it at once.
 * @param states of all its selections
 */
export function couponState(states: readonly PickState[]): PickState {
  if (states.includes('lost')) return 'lost';
  if (states.includes('open')) return 'open';
  return states.includes('won') ? 'won' : 'void';
}

/** Selections that make a coupon of a post, at least. */
export const COUPON_SELECTIONS = 2;

/** The coupons among posts: at least two selections, each of another match; nobody sells two of one match as one. */
export function couponsOf(picks: readonly CouponLeg[]): Coupon[] {
  const posts = [...Map.groupBy(picks, ({ post_id }) => post_id).values()].filter(isCoupon);
  const clusters = new Clusters();
  for (const legs of posts) clusters.join(legs.map(({ match_id }) => match_id));
  return posts.map((legs) => ({
    state: couponState(legs.map(({ state }) => state)),
    odd: legs.reduce((product, { odd, state }) => (state === 'void' ? product : product * (odd / 100)), 1),
    cluster: clusters.of(legs[0]!.match_id),
  }));
}

const isCoupon = (legs: readonly CouponLeg[]): boolean =>
  legs.length >= COUPON_SELECTIONS && new Set(legs.map(({ match_id }) => match_id)).size === legs.length;

/** Things that hang together, whether directly or by others (R. Tarjan's union-find). */
class Clusters {
  private readonly parents = new Map<number, number>();

  join(things: readonly number[]): void {
    const root = this.of(things[0]!);
    for (const thing of things) this.parents.set(this.of(thing), root);
  }

  of(thing: number): number {
    let root = thing;
    while ((this.parents.get(root) ?? root) !== root) root = this.parents.get(root)!;
    this.parents.set(thing, root);
    return root;
  }
}
