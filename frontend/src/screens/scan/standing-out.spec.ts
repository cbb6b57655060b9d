import type { ScanMarket, ScanSelection } from '../../api/generated/wire';
import { standingOfMatch, standingOut, verdictOf } from './standing-out';

const selection = (column: string, rate: number, direction: 'above' | 'below' | null, found = false) =>
  ({ column, rate, expected: 0.5, direction, found }) as ScanSelection;

const match = (...markets: ScanSelection[][]) => ({
  results: markets.map((selections, index) => ({ group: `g${index}`, selections }) as ScanMarket),
});

describe('what stands out', () => {
  it('comes from every market of a match, the furthest from what was expected first', () => {
    const one = match(
      [selection('a', 0.56, 'above', true), selection('b', 0.9, null), selection('x', 0.2, 'below')],
      [selection('c', 0.41, 'below', true), selection('d', 0.58, 'above', true), selection('e', 0.5, null)],
    );
    const found = standingOut(one, 'found');
    expect(found.map(({ market, selection: { column } }) => [market.group, column])).toEqual([
      ['g1', 'c'],
      ['g1', 'd'],
      ['g0', 'a'],
    ]);
    expect(standingOut(one, 'chance').map(({ selection: { column } }) => column)).toEqual(['x']);
  });

  it('stands once for two selections that mirror each other, as the one that came more often', () => {
    const under = match([selection('under', 0.6, 'above', true), selection('over', 0.4, 'below', true)]);
    expect(standingOut(under, 'found').map(({ selection: { column } }) => column)).toEqual(['under']);
    const over = match([selection('under', 0.4, 'below'), selection('over', 0.6, 'above')]);
    expect(standingOut(over, 'chance').map(({ selection: { column } }) => column)).toEqual(['over']);
  });

  it('is what the furthest selection of a match has come to', () => {
    expect(standingOfMatch(match())).toBe('none');
    expect(standingOfMatch(match([selection('a', 0.5, null)]))).toBe('none');
    expect(standingOfMatch(match([selection('a', 0.5, null)], [selection('b', 0.6, 'above')]))).toBe(
      'chance',
    );
    expect(standingOfMatch(match([selection('a', 0.5, 'above')], [selection('b', 0.6, 'above', true)]))).toBe(
      'found',
    );
  });
});

describe('the verdict on a day', () => {
  const verdict = (standing_out: number, comparisons = 100) =>
    verdictOf({ comparisons, standing_out, chance_low: 2, chance_high: 8 });

  it('is whether what stood out lies in the bracket of chance, ends included', () => {
    expect([1, 2, 8, 9].map((standing) => verdict(standing))).toEqual(['below', 'within', 'within', 'above']);
  });

  it('is none where nothing was compared', () => {
    expect(verdict(0, 0)).toBe('none');
  });
});
