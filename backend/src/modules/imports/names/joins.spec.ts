import { followJoins } from './joins';

const after = (pairs: readonly (readonly [string, string])[], from: string) =>
  followJoins(new Map(pairs), from);

describe('joins', () => {
  it('are followed to their end', () => {
    const joins = [
      ['a', 'b'],
      ['b', 'c'],
    ] as const;
    expect(['a', 'b', 'c', 'd'].map((each) => after(joins, each))).toEqual(['c', 'c', 'c', 'd']);
  });

  it('end at one and the same where they lead in a circle, from wherever they are followed', () => {
    const joins = [
      ['start', 'c'],
      ['c', 'a'],
      ['a', 'b'],
      ['b', 'c'],
    ] as const;
    expect(['start', 'a', 'b', 'c'].map((each) => after(joins, each))).toEqual(['a', 'a', 'a', 'a']);
    expect(after([['self', 'self']], 'self')).toBe('self');
  });

  it('are followed of numbers too', () => expect(followJoins(new Map([[4, 9]]), 4)).toBe(9));
});
