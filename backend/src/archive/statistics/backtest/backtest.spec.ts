import { dayNumber, MOMENTS_PER_DAY } from '../../columns/kick-off';
import { backtest } from './backtest';
import { type Bet, Bets, UNKNOWN } from './bets';
import { kickOffOrder } from './kick-off-order';

interface Played extends Partial<Bet> {
  day: string;
  /** Minutes since midnight; null = not known. */
  minute?: number | null;
}

const near = (value: number): number => expect.closeTo(value, 12) as number;

/** The backtest of bets that come in this order. */
function backtestOf(played: readonly Played[]) {
  const bets = new Bets();
  for (const [at, { day, minute = 1_200, ...bet }] of played.entries()) {
    const moment = dayNumber(day) * MOMENTS_PER_DAY + (minute === null ? 0 : minute + 1);
    bets.add({ id: at + 1, moment, price: 200, won: false, probability: UNKNOWN, league: 0, ...bet });
  }
  return backtest(bets, kickOffOrder(bets));
}

describe('a backtest', () => {
  it('has a point of the curve per match day, with all bets up to its end', () => {
    const { curve, first_date, last_date } = backtestOf([
      { day: '2024-05-18', won: true, minute: 0 },
      { day: '2024-05-17', minute: 1_439 },
      { day: '2024-05-17', won: true, price: 310 },
      { day: '2024-05-20' },
    ]);
    expect(curve).toEqual([
      { date: '2024-05-17', bets: 2, profit: 1.1 },
      { date: '2024-05-18', bets: 3, profit: 2.1 },
      { date: '2024-05-20', bets: 4, profit: 1.1 },
    ]);
    expect([first_date, last_date]).toEqual(['2024-05-17', '2024-05-20']);
  });

  it('takes those of unknown time first in their day, and of the same time by id', () => {
    const sameDay = { day: '2024-05-17' };
    const { longest_losing_run, max_drawdown } = backtestOf([
      { ...sameDay, id: 9, won: true },
      { ...sameDay, id: 8 },
      { ...sameDay, id: 7, minute: null },
      { ...sameDay, id: 6, minute: 0, won: true, price: 150 },
    ]);
    // lost without a time, won at midnight, lost with id 8, won with id 9
    expect([longest_losing_run, max_drawdown]).toEqual([1, 1.5]);
  });

  it('compares with chance the bets of known probability alone', () => {
    const { bets, profit, chance, expected_return, p_value } = backtestOf([
      { day: '2024-05-17', won: true, probability: 0.5 },
      { day: '2024-05-18', won: true, price: 900 },
      { day: '2024-05-19', probability: 0.5 },
    ]);
    expect([bets, profit, chance.bets, chance.profit]).toEqual([3, 8, 2, 0]);
    expect([expected_return, p_value]).toEqual([0, 0.75]);
    const reach = 2.241 * Math.sqrt(0.25 * 4 * 2);
    expect(chance.curve).toEqual([
      { date: '2024-05-17', bets: 1, profit: 1, low: near(-reach), high: near(reach) },
      {
        date: '2024-05-19',
        bets: 2,
        profit: 0,
        low: near(-reach),
        high: near(reach),
      },
    ]);
  });

  it.each([
    [1, [1, 0]],
    [2, [1, 1]],
    [3, [2, 1]],
    [7, [4, 3]],
  ])('puts the odd one of %i bets into the earlier half', (count, sizes) => {
    const played = Array.from({ length: count }, (_, at) => ({ day: `2024-05-1${at}`, won: at === 0 }));
    const { halves } = backtestOf(played);
    expect(halves.map(({ bets }) => bets)).toEqual(sizes);
    expect(halves.map(({ won }) => won)).toEqual([1, 0]);
    expect([halves[0].from, halves[0].to]).toEqual(['2024-05-10', `2024-05-1${sizes[0]! - 1}`]);
    expect([halves[1].from, halves[1].to]).toEqual(
      sizes[1] === 0 ? [null, null] : [`2024-05-1${sizes[0]}`, `2024-05-1${count - 1}`],
    );
  });

  it('may split one day between its halves', () => {
    const { halves } = backtestOf([
      { day: '2024-05-17', minute: 900, won: true },
      { day: '2024-05-17', minute: 960 },
    ]);
    expect(halves).toMatchObject([
      { from: '2024-05-17', to: '2024-05-17', bets: 1, profit: 1, return_low: null },
      { from: '2024-05-17', to: '2024-05-17', bets: 1, profit: -1, return_rate: -1 },
    ]);
  });

  it('of a part of the bets is that of these bets alone', () => {
    const bets = new Bets();
    for (let at = 0; at < 10; at++)
      bets.add({
        id: at + 1,
        moment: (at + 40_000) * MOMENTS_PER_DAY,
        price: 200,
        won: at < 5,
        probability: 0.5,
        league: 0,
      });
    const order = kickOffOrder(bets);
    expect(backtest(bets, order.subarray(0, 5))).toMatchObject({
      bets: 5,
      won: 5,
      profit: 5,
      max_drawdown: 0,
    });
    expect(backtest(bets, order.subarray(5))).toMatchObject({ bets: 5, won: 0, profit: -5, max_drawdown: 5 });
  });

  it('keeps 400 days of its curve', () => {
    const days = Array.from({ length: 1_000 }, (_, at) =>
      new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    );
    const { bets, curve, chance } = backtestOf(days.map((day) => ({ day, probability: 0.5 })));
    expect([bets, curve.length, chance.curve.length]).toEqual([1_000, 400, 400]);
    expect([curve[0], curve.at(-1)]).toEqual([
      { date: days[0], bets: 1, profit: -1 },
      { date: days.at(-1), bets: 1_000, profit: -1_000 },
    ]);
  });
});
