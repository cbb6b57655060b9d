import { Rivals } from './update-poller';

const HOUR = 60 * 60_000;

describe('rivals of the bot', () => {
  it('are named once and left more and more time, until they have been quiet for an hour', () => {
    const rivals = new Rivals();
    const met = Array.from({ length: 9 }, (_, at) => rivals.notice(at * 1_000));
    expect(met.map(({ pause }) => pause)).toEqual([0, 5, 10, 20, 40, 80, 160, 300, 300]);
    expect(met.map(({ isNew }) => isNew).indexOf(true, 1)).toBe(-1);
    expect(rivals.notice(8_000 + HOUR)).toMatchObject({ isNew: false, pause: 300 });
    expect(rivals.notice(8_000 + 2 * HOUR + 1)).toEqual({ isNew: true, pause: 0 });
  });
});
