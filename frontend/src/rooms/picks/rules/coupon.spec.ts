import { postSelection } from '../../../testing/posts';
import { couponLine, couponState, type PickState, totalOdd } from './coupon';

const settled = (...states: PickState[]) => states.map((state) => postSelection({ state, odd: 2 }));

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
    const prices = [1.85, 2.1, 2.175].map((odd) => postSelection({ odd }));
    expect(couponLine(prices)).toBe('3 seçim · toplam oran 8,45 · bekliyor');
    expect(couponLine(prices.slice(0, 1))).toBe('1 seçim · oran 1,85 · bekliyor');
    expect(couponLine(settled('iade', 'iade'))).toBe('2 seçim · iade');
    expect(couponLine(Array.from({ length: 14 }, () => postSelection({ odd: 2 })))).toBe(
      '14 seçim · toplam oran 16.384,00 · bekliyor',
    );
  });
});
