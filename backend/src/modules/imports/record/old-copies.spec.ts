import type { Observation } from './observation';
import { oldCopies } from './old-copies';

const snapshot = (at: number, version: number | undefined, event = '7'): Observation => ({
  source: 'nesine-snapshot',
  date: '2026-08-21',
  time: '21:00',
  home: 'Göztepe',
  away: 'Altay',
  halfTime: null,
  fullTime: null,
  firstGoal: null,
  code: null,
  season: null,
  event,
  version,
  quotes: [{ at, prices: {} }],
});
const old = (all: readonly Observation[], restarts: readonly number[] = []) =>
  all.filter((each) => oldCopies(all, restarts).has(each)).map(({ quotes }) => quotes[0]!.at);

describe('old copies', () => {
  it('have a lower version than one that was taken earlier, whatever the order', () => {
    const all = [snapshot(1, 10), snapshot(2, 12), snapshot(3, 11), snapshot(4, 12), snapshot(5, 9)];
    expect(old(all)).toEqual([3, 5]);
    expect(old([...all].reverse())).toEqual([5, 3]);
  });

  it('are judged event by event, and by the newest version of all earlier ones', () => {
    expect(old([snapshot(1, 12, 'a'), snapshot(2, 11, 'b'), snapshot(3, 10, 'b')])).toEqual([3]);
    expect(old([snapshot(1, 12), snapshot(2, 10), snapshot(3, 11)])).toEqual([2, 3]);
  });

  it('are none among those of one instant, and those without a version', () => {
    expect(old([snapshot(1, 12), snapshot(1, 11)])).toEqual([]);
    expect(old([snapshot(1, 12), snapshot(2, undefined)])).toEqual([]);
  });

  it('are judged anew from where the source has begun to count anew', () => {
    const all = [snapshot(1, 500), snapshot(5, 1), snapshot(6, 3), snapshot(7, 2)];
    expect(old(all)).toEqual([5, 6, 7]);
    expect(old(all, [5])).toEqual([7]);
    expect(old(all, [2, 4])).toEqual([7]);
    expect(old(all, [9])).toEqual([5, 6, 7]);
  });
});
