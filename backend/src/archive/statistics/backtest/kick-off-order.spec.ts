import { SeededRandom } from '../../../database/demo/random';
import { Bets } from './bets';
import { kickOffOrder } from './kick-off-order';

type Placed = readonly [moment: number, id: number];

function orderOf(placed: readonly Placed[]): Placed[] {
  const bets = new Bets();
  for (const [moment, id] of placed)
    bets.add({ id, moment, price: 200, won: true, probability: -1, league: 0 });
  return Array.from(kickOffOrder(bets), (place) => placed[place]!);
}

const sorted = (placed: readonly Placed[]): Placed[] =>
  [...placed].sort((a, b) => a[0] - b[0] || a[1] - b[1]);

describe('the order of kick-off', () => {
  it('of no bet and of one is no question', () => {
    expect(orderOf([])).toEqual([]);
    expect(orderOf([[5, 1]])).toEqual([[5, 1]]);
  });

  it('is by moment, and by id at the same moment', () => {
    const placed: Placed[] = [
      [5, 9],
      [5, 8],
      [4, 7],
      [4, 10],
      [6, 1],
    ];
    expect(orderOf(placed)).toEqual(sorted(placed));
  });

  it('is the same however the bets came', () => {
    const random = new SeededRandom(15);
    for (const count of [2, 3, 7, 1_500, 5_000]) {
      const placed = Array.from({ length: count }, (_, id): Placed => [random.below(count / 2 + 1), id + 1]);
      const wanted = sorted(placed);
      const backwards = [...wanted].reverse();
      const half = Math.floor(count / 3);
      // as by SQL, as from the index, as from its two parts, and in order already
      for (const came of [placed, backwards, [...backwards.slice(half), ...backwards.slice(0, half)], wanted])
        expect(orderOf(came)).toEqual(wanted);
      const mixed = [...placed.filter((_, at) => at % 2), ...placed.filter((_, at) => at % 2 === 0)];
      const parts = [sorted(mixed.slice(0, half)).reverse(), sorted(mixed.slice(half)).reverse()].flat();
      expect(orderOf(parts)).toEqual(wanted);
    }
  });
});
