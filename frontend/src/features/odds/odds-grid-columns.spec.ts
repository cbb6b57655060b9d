import { GROUPS } from '../../testing/catalogue';
import { oddsGrid } from './odds-grid-columns';

const row = {
  id: 1,
  match_date: '2024-05-17',
  country_name: 'Türkiye',
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ft_score: 2,
  away_ft_score: 0,
  total_goals: 2,
  ht_ft_result: '1/1',
  ft_code: 641,
  ft_1_odd: 1.8,
  ft_x_odd: null,
};

describe('the columns of the odds table', () => {
  it('pin the teams outside every group', () => {
    const { pinned, groups } = oddsGrid(GROUPS, false);
    expect(pinned.map((column) => column.id)).toEqual(['home_team', 'away_team']);
    expect(groups.map((group) => [group.id, group.columns.length])).toEqual([
      ['general', 2],
      ['match', 3],
      ['ft', 4],
    ]);
  });

  it('put both teams in one narrow column on phones, home over away', () => {
    const { pinned } = oddsGrid(GROUPS, true);
    expect(pinned).toHaveLength(1);
    expect(pinned[0]!.width).toBe(96);
    expect(pinned[0]!.text(row)).toEqual(['Beşiktaş', 'Göztepe']);
  });

  it('show each kind of value as it is read in Turkish, and a dash for what is missing', () => {
    const { groups } = oddsGrid(GROUPS, false);
    const shown = Object.fromEntries(
      groups.flatMap((group) => group.columns).map((column) => [column.id, column.text(row)]),
    );
    expect(shown).toEqual({
      match_date: '17.05.2024',
      country_name: 'Türkiye',
      ft_score: '2 - 0',
      total_goals: '2',
      ht_ft_result: '1/1',
      ft_code: '641',
      ft_1_odd: '1,80',
      ft_x_odd: '-',
      ft_2_odd: '-',
    });
  });

  it('mark a selection that won only where it has a price', () => {
    const won = { ...row, winners: ['ft_1_odd', 'ft_x_odd'] };
    const marked = oddsGrid(GROUPS, false)
      .groups.flatMap((group) => group.columns)
      .filter((column) => column.mark?.(won) !== undefined);
    expect(marked.map((column) => column.id)).toEqual(['ft_1_odd']);
  });

  it('align numbers to the right', () => {
    const columns = oddsGrid(GROUPS, false).groups.flatMap((group) => group.columns);
    const right = columns.filter((column) => column.align === 'right').map((column) => column.id);
    expect(right).toEqual(['total_goals', 'ft_code', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd']);
  });

  it('name a selection with its market for whoever does not see the heading', () => {
    const [, match, ft] = oddsGrid(GROUPS, false).groups;
    expect(ft!.columns[1]!.fullTitle).toBe('Maç Sonucu 1');
    expect(match!.columns[0]!.fullTitle).toBe('MS Skor');
  });
});
