import { selectionWith } from '../../testing/summary';
import { byGroup, groupsNamed, halfTimeFullTime, isMain, scoreMap, selectionsIn } from './selections';
import { GROUPS, MARKET_GROUPS } from '../../testing/catalogue';

const score = (label: string, hits = 1) => selectionWith({ group: 'cs', label, hits });
const summary = (selections: ReturnType<typeof selectionWith>[]) => ({
  ...{ total: 9, settled: 9 },
  sources: [],
  margins: [],
  ...{ compared_selections: 0, standing_out: 0, expected_by_chance: 0 },
  selections,
});

describe('the selections of a summary', () => {
  it('stand under the title of their market, in the order of the catalogue', () => {
    const all = summary([selectionWith({ label: '1' }), selectionWith({ label: 'X' })]);
    expect(byGroup(all, GROUPS)).toEqual([{ key: 'ft', title: 'Maç Sonucu', selections: all.selections }]);
  });

  it('are found by the market’s name or their own, without accents', () => {
    const markets = [
      { key: 'bts', title: 'Karşılıklı Gol', selections: [selectionWith({ label: 'Var' })] },
      { key: 'uo_25', title: '2,5 Alt/Üst', selections: [selectionWith({ label: 'Üst' })] },
    ];
    const named = (text: string) => groupsNamed(markets, text).map(({ key }) => key);
    expect(named('KARSILIKLI')).toEqual(['bts']);
    expect(named('ust')).toEqual(['uo_25']);
    expect(named(' ')).toEqual(['bts', 'uo_25']);
    expect(named('yok böyle')).toEqual([]);
  });

  it('are those of the market that a picture is drawn of, or of the main ones', () => {
    const pair = selectionWith({ group: 'htft', label: '1/X' });
    const all = summary([score('2-0'), pair, selectionWith({ group: 'bts', label: 'Var' })]);
    expect(selectionsIn('halves', all, MARKET_GROUPS)).toEqual([pair]);
    expect(selectionsIn('scores', all, MARKET_GROUPS)).toEqual([score('2-0')]);
    expect(byGroup(all, MARKET_GROUPS.filter(isMain)).map(({ key }) => key)).toEqual(['bts']);
  });

  it('of half time and full time lie first half by row, full time by column', () => {
    const pair = (label: string) => selectionWith({ group: 'htft', label });
    const grid = halfTimeFullTime([pair('1/X'), pair('2/1')]);
    expect(grid.map((row) => row.map((cell) => cell?.label ?? '-'))).toEqual([
      ['-', '1/X', '-'],
      ['-', '-', '-'],
      ['2/1', '-', '-'],
    ]);
  });

  it('of scores lie on a map as large as the highest score, with what is left beside it', () => {
    const map = scoreMap([score('2-0'), score('0-1'), score('1-1'), score('Diğer', 5)]);
    expect(map.cells.map((row) => row.map((cell) => cell?.label ?? '-'))).toEqual([
      ['-', '0-1', '-'],
      ['-', '1-1', '-'],
      ['2-0', '-', '-'],
    ]);
    expect(map.other?.hits).toBe(5);
  });

  it('of a market that is not there make an empty picture', () => {
    expect(scoreMap([])).toEqual({ cells: [[null]], other: null });
    expect(selectionsIn('scores', summary([score('2-0')]), GROUPS)).toEqual([]);
  });
});
