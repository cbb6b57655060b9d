import { GROUPS } from '../../testing/catalogue';
import { type CatalogueGroup, gridColumns, matchTable } from './match-table';

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
    expect(pinned[0]!.columns.map((column) => column.id)).toEqual(['home_team', 'away_team']);
    expect(groups.map((group) => [group.id, group.columns.length])).toEqual([
      ['general', 2],
      ['match', 3],
      ['ft', 4],
    ]);
  });

  it('stand beside the teams below the name of their group, and there alone', () => {
    const { pinned, groups } = gridColumns(table, false, ['ft_1_odd', 'home_team']);
    const shown = (all: typeof pinned) =>
      all.map(({ title, columns }) => [title, columns.map(({ id }) => id)] as const);
    expect(shown(pinned).filter(([, columns]) => columns.length > 0)).toEqual([
      ['Takımlar', ['home_team', 'away_team']],
      ['Maç Sonucu', ['ft_1_odd']],
    ]);
    expect(shown(groups).at(-1)).toEqual(['Maç Sonucu', ['ft_x_odd', 'ft_2_odd', 'ft_code']]);
  });

  it('show the price or the probability that a row holds', () => {
    const shown = (value: number | null) => table.columns.get('ft_1_odd')!.text({ ...row, ft_1_odd: value });
    expect([1.01, 1.85, 0.5812, 1, null].map(shown)).toEqual(['1,01', '1,85', '%58,1', '%100,0', '-']);
  });

  it('mark the score of a match whose result was awarded, in the odds tables and in the bulletin', () => {
    const [general, match, ...others] = GROUPS;
    const bulletin = {
      ...match!.columns[0]!,
      field: 'full_time',
      title: 'MS',
      kind: 'score' as const,
      from: undefined,
    };
    const groups = [general!, { ...match!, columns: [...match!.columns, bulletin] }, ...others];
    const { columns } = matchTable<Record<string, unknown>>({ key: 'closing', title: 'Oranlar', groups });
    const shown = (field: string, change: object) =>
      columns.get(field)!.text({ ...row, full_time: '3-0', ...change });
    expect(shown('ft_score', { awarded: true })).toBe('2 - 0 h.');
    expect(shown('full_time', { awarded: true })).toBe('3 - 0 h.');
    expect([shown('ft_score', { awarded: false }), shown('full_time', {})]).toEqual(['2 - 0', '3 - 0']);
  });

  it('tell the kick-off of a match to come, where no column of its own does', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    const upcoming = { match_date: '2026-11-22', match_time: '21:45', home_ft_score: null };
    const shown = (groups: readonly CatalogueGroup[], change: object) =>
      matchTable({ key: 'closing', title: 'Oranlar', groups })
        .columns.get('match_date')!
        .text({ ...upcoming, ...change });
    expect(shown(GROUPS, {})).toBe('22 Kas 21:45');
    expect(shown(GROUPS, { match_date: '2026-11-20' })).toBe('20 Kas 21:45');
    expect(shown(GROUPS, { match_time: null })).toBe('22.11.2026');
    expect(shown(GROUPS, { match_date: '2026-11-19' })).toBe('19.11.2026');
    expect(shown(GROUPS, { home_ft_score: 2 })).toBe('22.11.2026');
    const [general, ...others] = GROUPS;
    const time = { ...general!.columns[0]!, field: 'match_time', title: 'Saat', kind: 'time' as const };
    const timed = [{ ...general!, columns: [...general!.columns, time] }, ...others];
    expect(shown(timed, {})).toBe('22.11.2026');
    jest.useRealTimers();
  });

  it('sort by what one parameter asks for, in a table that can be sorted', () => {
    const sortable = (of: boolean) =>
      [...matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS, sortable: of }).columns.values()]
        .filter((column) => column.sortable)
        .map(({ id }) => id);
    expect(sortable(false)).toEqual([]);
    expect(sortable(true)).toEqual([...table.columns.keys()].filter((id) => id !== 'ft_score'));
  });

  it('put both teams in one narrow column on phones, home over away', () => {
    const [teams, ...others] = gridColumns(table, true).pinned[0]!.columns;
    expect(others).toEqual([]);
    expect(teams!.width).toBe(96);
    expect(teams!.text(row)).toEqual(['Beşiktaş', 'Göztepe']);
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
    expect(right).toEqual(['total_goals', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'ft_code']);
  });

  it('name a selection with its market for those who do not see the heading', () => {
    const [, match, ft] = gridColumns(table, false).groups;
    expect(ft!.columns[0]!.fullTitle).toBe('Maç Sonucu 1');
    expect(match!.columns[0]!.fullTitle).toBe('MS Skor');
  });

  it('lead from the teams to the match', () => {
    const links = (phone: boolean) =>
      gridColumns(table, phone).pinned[0]!.columns.map(({ link }) => link?.(row));
    expect(links(false)).toEqual(['/mac/1', '/mac/1']);
    expect(links(true)).toEqual(['/mac/1']);
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

  it('of dates take days only where the table reads them, and then name them in Turkish', () => {
    const dateOf = (readsDays: boolean) =>
      matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS, readsDays }).columns.get('match_date')!;
    expect([dateOf(true).takesDays, dateOf(true).written('2024-05-17')]).toEqual([true, '17 Mayıs 2024']);
    expect([dateOf(false).takesDays, dateOf(false).written('2024-05-17')]).toEqual([false, '2024-05-17']);
  });

  it('know the country whose code stands before their text, where the screen says so', () => {
    const countries = { match_date: 'country_name' };
    const { columns } = matchTable<Record<string, unknown>>({
      ...{ key: 'closing', title: 'Oranlar', groups: GROUPS, countries },
    });
    expect(columns.get('match_date')!.country!({ country_name: 'Türkiye' })).toBe('Türkiye');
    expect(columns.get('match_date')!.country!({})).toBeNull();
    expect(columns.get('country_name')!.country).toBeUndefined();
  });

  it('without a parameter have no filter', () => {
    const [first, ...others] = GROUPS;
    const [date, ...rest] = first!.columns;
    const groups = [{ ...first!, columns: [{ ...date!, filter_params: [] }, ...rest] }, ...others];
    const { columns, filters } = matchTable({ key: 'closing', title: 'Oranlar', groups });
    expect([columns.has('match_date'), filters.has('match_date')]).toEqual([true, false]);
  });
});
