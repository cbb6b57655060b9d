import { postSelection } from '../../../testing/posts';
import { couponLine, couponState, isCoupon, type PickState, totalOdd } from './coupon';

/** Each of another match. */
const settled = (...states: PickState[]) =>
  states.map((state, match_id) => postSelection({ match_id, state, odd: 2 }));

describe('a coupon', () => {
  it.each<[PickState, PickState[]]>([
    ['kaybetti', ['bekliyor', 'kaybetti', 'kazandı']],
    ['bekliyor', ['kazandı', 'bekliyor', 'iade']],
    ['kazandı', ['kazandı', 'iade', 'kazandı']],
    ['iade', ['iade', 'iade']],
  ])('is %s with %s', (state, states) => {
    expect(couponState(settled(...states))).toBe(state);
  });

  it('multiplies the prices of what is not void', () => {
    expect(totalOdd(settled('kazandı', 'iade', 'bekliyor'))).toBe(4);
    expect(totalOdd(settled('iade'))).toBeNull();
  });

  it('is written in one line', () => {
    const prices = [1.85, 2.1, 2.175].map((odd, match_id) => postSelection({ match_id, odd }));
    expect(couponLine(prices)).toBe('3 seçim · toplam oran 8,45 · bekliyor');
    expect(couponLine(prices.slice(0, 1))).toBe('1 seçim · oran 1,85 · bekliyor');
    expect(couponLine(settled('iade', 'iade'))).toBe('2 seçim · iade');
    expect(couponLine(Array.from({ length: 14 }, (_, match_id) => postSelection({ match_id, odd: 2 })))).toBe(
      '14 seçim · toplam oran 16.384,00 · bekliyor',
    );
  });

  it('is none with one selection, or with two of a match: their prices are not multiplied', () => {
    const [first, other, same] = [5, 6, 5].map((match_id) => postSelection({ match_id, state: 'kazandı' }));
    expect(isCoupon([first!, other!])).toBe(true);
    expect(isCoupon([first!])).toBe(false);
    expect(isCoupon([first!, other!, same!])).toBe(false);
    expect(couponLine([first!, other!, same!])).toBe('3 seçim · aynı maçtan seçimler var: kupon sayılmaz');
  });
});
