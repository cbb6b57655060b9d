import type { PickState } from '../settling/pick-state';
import { couponState } from './coupons';

describe('a coupon', () => {
  it.each<[PickState, PickState[]]>([
    ['won', ['won', 'won']],
    ['won', ['void', 'won']],
    ['lost', ['won', 'lost']],
    ['lost', ['open', 'lost', 'void']],
    ['open', ['won', 'open', 'void']],
    ['void', ['void', 'void']],
  ])('is %s with the selections %j', (state, states) => {
    expect(couponState(states)).toBe(state);
  });
});
