import { numberLists, readNumbers } from './number-lists';

describe('lists of numbers', () => {
  const columns = Array.from({ length: 157 }, (_, n) => `c${n}`);

  it('name each column once, in order, at most a hundred in a text', () => {
    const { names, sql } = numberLists('o', columns);
    expect(names).toEqual(['o_from_0', 'o_from_100']);
    expect([...sql.matchAll(/o\.(c\d+)/g)].map(([, name]) => name)).toEqual(columns);
    for (const part of sql.split('CONCAT_WS'))
      expect(part.match(/IFNULL/g)?.length ?? 0).toBeLessThanOrEqual(100);
  });

  it('are read back with -1 for null, from any place on', () => {
    const lists = numberLists('o', columns);
    const numbers = columns.map((_, n) => [0, 7, 185, 65_536, 2_147_483_646, -1][n % 6]!);
    const text = (from: number, to: number) =>
      numbers
        .slice(from, to)
        .map((value) => (value < 0 ? '-' : String(value)))
        .join(',');
    const out = new Int32Array(160).fill(5);
    readNumbers({ o_from_0: text(0, 100), o_from_100: text(100, 157) }, lists, out, 2);
    expect([...out]).toEqual([5, 5, ...numbers, 5]);
  });

  it('may be none', () => {
    expect(numberLists('o', [])).toEqual({ names: [], sql: '' });
  });
});
