import { type PairedMatch, retiredFixtures } from './retired-fixtures';

const match = (id: number, date: string, changes: Partial<PairedMatch> = {}): PairedMatch => ({
  ...{ id, date, season: '2025-2026', isPlayed: false, events: [] },
  ...changes,
});
const played = (id: number, date: string, changes: Partial<PairedMatch> = {}): PairedMatch =>
  match(id, date, { isPlayed: true, ...changes });
const retired = (matches: readonly PairedMatch[], today = '2026-06-01') =>
  Object.fromEntries(retiredFixtures(matches, today));

describe('a fixture that was played on another day', () => {
  it('is retired in favour of the game, whether that came later or earlier', () => {
    expect(retired([match(1, '2026-02-20'), played(2, '2026-03-04')])).toEqual({ 1: 2 });
    expect(retired([played(2, '2026-02-10'), match(1, '2026-02-20')])).toEqual({ 1: 2 });
  });

  it('is waited for until three days after its day', () => {
    const pair = [played(2, '2026-02-10'), match(1, '2026-02-20')];
    expect(retired(pair, '2026-02-22')).toEqual({});
    expect(retired(pair, '2026-02-23')).toEqual({ 1: 2 });
  });

  it('was played within 60 days and in the same season', () => {
    expect(retired([match(1, '2026-02-01'), played(2, '2026-04-02')])).toEqual({ 1: 2 });
    expect(retired([match(1, '2026-02-01'), played(2, '2026-04-03')])).toEqual({});
    expect(retired([match(1, '2026-02-01'), played(2, '2026-02-20', { season: '2026' })])).toEqual({});
  });

  it('is the one nearest to the game; one that is still to come counts too', () => {
    const [far, near] = [match(1, '2026-02-01'), match(2, '2026-02-20')];
    expect(retired([far, near, played(3, '2026-03-01')])).toEqual({ 2: 3 });
    expect(retired([far, match(2, '2026-03-20'), played(3, '2026-03-10')], '2026-03-12')).toEqual({});
  });

  it('takes the nearest of two games', () => {
    expect(retired([match(1, '2026-02-10'), played(2, '2026-03-10'), played(3, '2026-02-20')])).toEqual({
      1: 3,
    });
  });

  it('is another match where one source has two ids', () => {
    const game = played(2, '2026-03-04', { events: ['bulletin|8'] });
    expect(retired([match(1, '2026-02-20', { events: ['bulletin|7'] }), game])).toEqual({});
    expect(retired([match(1, '2026-02-20', { events: ['table|7'] }), game])).toEqual({ 1: 2 });
  });
});
