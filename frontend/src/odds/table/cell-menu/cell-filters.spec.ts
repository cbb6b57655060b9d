import type { MatchColumn } from '../match-table';
import { cellFilters, leagueFilters, sameProbability, without } from './cell-filters';

type Column = Pick<MatchColumn<never>, 'id' | 'kind' | 'params'>;

const column = (id: string, kind: Column['kind'], params: readonly string[] = [id]): Column => ({
  id,
  kind,
  params,
});
const PRICE = column('ft_1_odd', 'odd');
const ROW = {
  ...{ ft_1_odd: 1.8, ft_x_odd: null, ft_code: 641, total_goals: 3, ht_ft_result: '1/X' },
  ...{ home_ft_score: 2, away_ft_score: 1, home_team: 'Beşiktaş', match_date: '2026-05-17' },
};

const onlyOf = (of: Column, row: object = ROW) => cellFilters(of, row, {}).only;

describe('what the cell of a table asks for', () => {
  it('is exactly its value, in the filter language of its column', () => {
    expect(onlyOf(PRICE)).toEqual({ ft_1_odd: '1.80' });
    expect(onlyOf(column('ft_code', 'code'))).toEqual({ ft_code: '641' });
    expect(onlyOf(column('total_goals', 'integer'))).toEqual({ total_goals: '3' });
    expect(onlyOf(column('ht_ft_result', 'ht_ft_result'))).toEqual({ ht_ft_result: '1/X' });
    expect(onlyOf(column('home_team', 'text'))).toEqual({ home_team: '"Beşiktaş"' });
    expect(onlyOf(column('match_date', 'date'))).toEqual({ match_date: '2026-05-17' });
    const score = column('ft_score', 'score', ['home_ft_score', 'away_ft_score']);
    expect(onlyOf(score)).toEqual({ ft_score: '2-1' });
    expect(onlyOf(score, { ...ROW, away_ft_score: null })).toEqual({ ft_score: 'boş' });
  });

  it('is that there is none where a number is missing, and nothing where a text is', () => {
    expect(cellFilters(column('ft_x_odd', 'odd'), ROW, {})).toEqual({
      only: { ft_x_odd: 'boş' },
      not: { ft_x_odd: '!boş' },
      near: null,
    });
    expect(cellFilters(column('ht_ft_result', 'ht_ft_result'), { ht_ft_result: null }, {})).toEqual({
      ...{ only: null, not: null, near: null },
    });
  });

  it('is nothing that a name with signs of the language could be mistaken for', () => {
    expect(onlyOf(column('home_team', 'text'), { home_team: 'A "B" C' })).toBeNull();
    expect(onlyOf(column('home_team', 'text'), { home_team: 'A, B' })).toEqual({ home_team: '"A, B"' });
  });

  it('is near a price, or the probability that is shown', () => {
    expect(cellFilters(PRICE, ROW, {}).near).toEqual({ ft_1_odd: '1.80±0.02' });
    expect(cellFilters(PRICE, { ft_1_odd: 0.4444 }, {})).toEqual({
      only: { ft_1_odd: '%44.4' },
      not: { ft_1_odd: '!%44.4' },
      near: null,
    });
    expect(sameProbability(0.4446)).toBe('%44.5±1');
  });

  it('is written as whole values where a table’s plain texts are parts, and nothing where none is', () => {
    const inBulletin = (of: Column, row: object) => cellFilters(of, row, {}, true);
    expect(inBulletin(PRICE, ROW)).toEqual({
      only: { ft_1_odd: '=1.80' },
      not: { ft_1_odd: '!=1.80' },
      near: { ft_1_odd: '1.80±0.02' },
    });
    expect(inBulletin(column('ft_code', 'code'), ROW).only).toEqual({ ft_code: '=641' });
    expect(inBulletin(column('full_time', 'score'), { full_time: '2-1' }).only).toBeNull();
    expect(inBulletin(column('league_code', 'text'), { league_code: 'T1' }).only).toBeNull();
    expect(inBulletin(column('ft_x_odd', 'odd'), ROW).only).toBeNull();
  });

  it('is not offered where it is asked already', () => {
    expect(cellFilters(PRICE, ROW, { ft_1_odd: '1.80' }).only).toBeNull();
  });
});

describe('a value left out', () => {
  it('goes with those that are left out already', () => {
    expect(without(undefined, '3')).toBe('!3');
    expect(without('!1', '3')).toBe('!1;3');
    expect(without('≠1; 2', '3')).toBe('≠1; 2;3');
    expect(without('!1;3', '3')).toBeNull();
  });

  it('goes out of the alternatives that are asked for, or takes their place where it is the only one', () => {
    expect(without('2; 3;4', '3')).toBe('2;4');
    expect(without('3', '3')).toBe('!3');
  });

  it('can’t be said beside a text that says something else', () => {
    expect(without('>2', '3')).toBeNull();
  });
});

describe('the cell of a league', () => {
  const row = { country_name: 'İngiltere', competition_name: 'Premier Lig' };
  const known = [
    { id: 4, country_name: 'Rusya', competition_name: 'Premier Lig' },
    { id: 9, country_name: 'İngiltere', competition_name: 'Premier Lig' },
  ];

  it('asks by id, as leagues of several countries share names', () => {
    expect(leagueFilters(row, known, {})).toEqual({
      only: { competition: '9' },
      not: { competition: '!9' },
      near: null,
    });
    expect(leagueFilters(row, known, { competition: '!4' }).not).toEqual({ competition: '!4;9' });
  });

  it('asks by both names until the id is known, which can’t be left out together', () => {
    expect(leagueFilters(row, undefined, {})).toEqual({
      only: { country_name: '"İngiltere"', competition_name: '"Premier Lig"' },
      not: null,
      near: null,
    });
  });
});
