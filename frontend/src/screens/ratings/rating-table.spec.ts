import type { RatingRow } from '../../api/generated/wire';
import { paramsOfTexts } from '../../odds/table/filter-text';
import { gridColumns } from '../../odds/table/match-table';
import { RATING_GROUPS } from '../../testing/rating';
import { filterRows, ratingTable } from './rating-table';

const table = ratingTable('Reyting', RATING_GROUPS);
const filtered = (rows: readonly RatingRow[], texts: Record<string, string>) =>
  filterRows(rows, paramsOfTexts(texts, table.filters), table);

const row = (change: Partial<RatingRow>): RatingRow => ({
  id: 1,
  match_date: '2024-05-17',
  match_time: '20:00',
  country_name: 'Türkiye',
  season_name: 'Süper Lig 2023-2024',
  home_team_name: 'Iğdır FK',
  away_team_name: 'Beşiktaş',
  first_half_score: '1-0',
  second_half_score: '1-1',
  full_time_score: '2-1',
  ht_ft_result: '1/1',
  winners: [],
  ft_1_odd: 1.8,
  ft_x_odd: 3.4,
  ft_2_odd: 4.2,
  fh_1_odd: null,
  fh_x_odd: null,
  fh_2_odd: null,
  sh_1_odd: null,
  sh_x_odd: null,
  sh_2_odd: null,
  ft_u_25_odd: null,
  ft_o_25_odd: null,
  ft_u_35_odd: null,
  ft_o_35_odd: null,
  ...change,
});

describe('filters over the loaded rows of a rating', () => {
  it.each([
    [{ home_team_name: 'ığdır' }, true],
    [{ home_team_name: 'IGDIR' }, true],
    [{ season_name: 'super' }, true],
    [{ full_time_score: '2 - 1' }, true],
    [{ full_time_score: '2-1' }, true],
    [{ full_time_score: '2-2' }, false],
    [{ ft_1_odd: '1.8' }, true],
    [{ ft_1_odd: '1,80' }, true],
    [{ ft_1_odd: '1,81' }, false],
    [{ fh_1_odd: '-' }, false],
    [{ match_date: '17.05' }, true],
    [{ ht_ft_result: '1/' }, true],
    [{ home_team_name: 'igdir', ft_2_odd: '9' }, false],
    [{ home_team_name: '  ' }, true],
  ])('%j passes: %s', (texts, passes) => {
    expect(filtered([row({})], texts)).toHaveLength(passes ? 1 : 0);
  });

  it('hand the very same rows back without a filter, so that nothing is drawn again', () => {
    const rows = [row({}), row({ id: 2 })];
    expect(filtered(rows, {})).toBe(rows);
  });
});

describe('the columns of a rating’s table', () => {
  it('mark a selection that won only where it has a price', () => {
    const winners = ['ft_1_odd', 'fh_1_odd', 'fh_2_odd'];
    const played = row({ fh_1_odd: null, fh_2_odd: 1.3, winners });
    const marked = [...table.columns.values()].filter(({ mark }) => mark?.(played) !== undefined);
    expect(marked.map(({ id }) => id)).toEqual(['ft_1_odd', 'fh_2_odd']);
  });

  it('pin the teams, in one column on phones', () => {
    const pinned = (phone: boolean) => gridColumns(table, phone).pinned[0]!.columns;
    expect(pinned(false).map(({ id, link }) => [id, link?.(row({}))])).toEqual([
      ['home_team_name', '/mac/1'],
      ['away_team_name', '/mac/1'],
    ]);
    expect(pinned(true).map(({ text }) => text(row({})))).toEqual([['Iğdır FK', 'Beşiktaş']]);
  });
});
