import { GROUPS } from '../../testing/catalogue';
import { gridColumns, matchTable } from './match-table';

const table = matchTable<Record<string, unknown>>({ key: 'closing', title: 'Oranlar', groups: GROUPS });

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

describe('the columns of a table of matches', () => {
  it('pin the teams outside every group', () => {
    const { pinned, groups } = gridColumns(table, false);
    expect(pinned.map((column) => column.id)).toEqual(['home_team', 'away_team']);
    expect(groups.map((group) => [group.id, group.columns.length])).toEqual([
      ['general', 2],
      ['match', 3],
      ['ft', 4],
    ]);
  });

  it('put both teams in one narrow column on phones, home over away', () => {
    const { pinned } = gridColumns(table, true);
    expect(pinned).toHaveLength(1);
    expect(pinned[0]!.width).toBe(96);
    expect(pinned[0]!.text(row)).toEqual(['Beşiktaş', 'Göztepe']);
  });

  it('show each kind of value as it is read in Turkish, and a dash for what is missing', () => {
    const { groups } = gridColumns(table, false);
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
    const marked = gridColumns(table, false)
      .groups.flatMap((group) => group.columns)
      .filter((column) => column.mark?.(won) !== undefined);
    expect(marked.map((column) => column.id)).toEqual(['ft_1_odd']);
  });

  it('align numbers to the right', () => {
    const columns = gridColumns(table, false).groups.flatMap((group) => group.columns);
    const right = columns.filter((column) => column.align === 'right').map((column) => column.id);
    expect(right).toEqual(['total_goals', 'ft_code', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd']);
  });

  it('name a selection with its market for those who do not see the heading', () => {
    const [, match, ft] = gridColumns(table, false).groups;
    expect(ft!.columns[1]!.fullTitle).toBe('Maç Sonucu 1');
    expect(match!.columns[0]!.fullTitle).toBe('MS Skor');
  });

  it('lead from the teams to the match', () => {
    const { pinned } = gridColumns(table, false);
    expect(pinned.map(({ link }) => link?.(row))).toEqual(['/mac/1', '/mac/1']);
    expect(gridColumns(table, true).pinned[0]!.link?.(row)).toBe('/mac/1');
  });

  it('show a score that comes written with spaces', () => {
    const columns = [{ field: 'full_time', title: 'MS', kind: 'score', pin: false, min_chars: 2 } as const];
    const groups = [{ key: 'info', title: 'Maç', short_title: 'Maç', columns }];
    const { text } = matchTable<Record<string, unknown>>({
      key: 'bulletin',
      title: 'Bülten',
      groups,
    }).columns.get('full_time')!;
    expect([{ full_time: '2-1' }, { full_time: null }].map(text)).toEqual(['2 - 1', '-']);
  });

  it('are as wide as the screen wants them, or as their title needs', () => {
    const widthOf = (widths: Record<string, number>) =>
      matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS, widths }).columns.get('country_name')!
        .width;
    expect([widthOf({}), widthOf({ country_name: 104 }), widthOf({ country_name: 1 })]).toEqual([
      136, 104, 46,
    ]);
  });

  it('without a parameter have no filter', () => {
    const [first, ...others] = GROUPS;
    const [date, ...rest] = first!.columns;
    const groups = [{ ...first!, columns: [{ ...date!, filter_params: [] }, ...rest] }, ...others];
    const { columns, filters } = matchTable({ key: 'closing', title: 'Oranlar', groups });
    expect([columns.has('match_date'), filters.has('match_date')]).toEqual([true, false]);
  });
});
