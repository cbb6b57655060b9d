import { leadsTo } from './leads-to';

describe('where a joined name leads to', () => {
  const joins = new Map([
    ['kobe', 'vissel kobe'],
    ['vissel', 'kobe'],
  ]);

  it('is the name it was joined into', () => expect(leadsTo('kobe', joins)).toBe('vissel kobe'));

  it('is the last of a chain', () => expect(leadsTo('vissel', joins)).toBe('vissel kobe'));

  it('is the name itself where it was not joined', () => {
    expect(leadsTo('vissel kobe', joins)).toBe('vissel kobe');
    expect(leadsTo('gamba osaka', joins)).toBe('gamba osaka');
  });

  it('is found in rows that lead in a ring, too', () => {
    const ring = new Map([
      [1, 2],
      [2, 1],
    ]);
    expect([1, 2]).toContain(leadsTo(1, ring));
  });
});
