import { SeededRandom } from '../../../demo/random';
import { Bets } from './bets';
import { kickOffOrder, splitBets } from './kick-off-order';
import { kickOffOf, momentOf, momentOfInstant } from '../../columns/kick-off';

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

function betsAt(kickOffs: readonly (readonly [string, string | null])[]): Bets {
  const bets = new Bets();
  kickOffs.forEach(([day, minute], at) => {
    const moment = momentOf(kickOffOf(day, minute));
    bets.add({ id: at + 1, moment, price: 200, won: true, probability: 0.5, league: 0 });
  });
  return bets;
}

/** How many bets with these kick-offs are before and since an instant. */
function split(kickOffs: readonly (readonly [string, string | null])[], instant: string): [number, number] {
  const bets = betsAt(kickOffs);
  const { before, since } = splitBets(bets, kickOffOrder(bets), momentOfInstant(new Date(instant)));
  return [before.length, since.length];
}

/** 19:30 in Istanbul on the 17th. */
const SAVED_AT = '2026-05-17T16:30:00.000Z';

describe('bets split at an instant', () => {
  it.each<[string, [string, string | null], string, boolean]>([
    ['a day earlier', ['2026-05-16', '23:59'], SAVED_AT, false],
    ['at an unknown time of a day earlier', ['2026-05-16', null], SAVED_AT, false],
    ['a minute earlier', ['2026-05-17', '19:29'], SAVED_AT, false],
    ['in the same minute', ['2026-05-17', '19:30'], SAVED_AT, false],
    ['in the same minute, which is nearly over', ['2026-05-17', '19:30'], '2026-05-17T16:30:59.999Z', false],
    ['a minute later', ['2026-05-17', '19:31'], '2026-05-17T16:30:59.999Z', true],
    ['at an unknown time of the same day', ['2026-05-17', null], SAVED_AT, false],
    [
      'at an unknown time of the day that begins then',
      ['2026-05-18', null],
      '2026-05-17T21:00:00.000Z',
      false,
    ],
    [
      'at an unknown time of the day that begins next',
      ['2026-05-18', null],
      '2026-05-17T20:59:59.999Z',
      true,
    ],
    ['at midnight in Istanbul', ['2026-05-18', '00:00'], '2026-05-17T20:59:00.000Z', true],
    ['a year later', ['2027-05-17', '12:00'], SAVED_AT, true],
  ])('have a kick-off %s on the right side', (_, kickOff, instant, isSince) => {
    expect(split([kickOff], instant)).toEqual(isSince ? [0, 1] : [1, 0]);
  });

  it('are all on one side where none is on the other', () => {
    expect(split([], SAVED_AT)).toEqual([0, 0]);
    expect(
      split(
        [
          ['2020-01-01', null],
          ['2021-01-01', '20:00'],
        ],
        SAVED_AT,
      ),
    ).toEqual([2, 0]);
    expect(
      split(
        [
          ['2030-01-01', null],
          ['2031-01-01', '20:00'],
        ],
        SAVED_AT,
      ),
    ).toEqual([0, 2]);
  });

  it('keep their order of kick-off, however they came', () => {
    const bets = betsAt([
      ['2026-05-18', null],
      ['2026-05-17', '21:00'],
      ['2025-05-17', '12:00'],
      ['2026-05-17', null],
      ['2026-05-17', '13:00'],
    ]);
    const { before, since } = splitBets(bets, kickOffOrder(bets), momentOfInstant(new Date(SAVED_AT)));
    expect([[...before], [...since]]).toEqual([
      [2, 3, 4],
      [1, 0],
    ]);
  });
});
