import { oddsCells } from '../../../test/support/odds-cells';
import { MARKET_FIELDS, ODD_FIELDS } from '../catalogue/columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { oddsColumnsOf, type OddsRow, toWireRow } from './odds-row';

const match: OddsRow = {
  id: 7,
  match_date: '2024-05-17',
  match_time: null,
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  league_code: 'T1',
  season_slug: '2023-2024',
  code: null,
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ht_score: 0,
  away_ht_score: 1,
  home_ft_score: 0,
  away_ft_score: 0,
  first_goal: null,
  awarded: false,
  opening_sources: 0,
  closing_sources: 0,
  odds: oddsCells({}),
};

function withValue(field: OddField | CodeField, value: number): OddsRow {
  return { ...match, odds: oddsCells({ [field]: value }) };
}

describe('a row on the wire', () => {
  it('writes every price from 0.01 to 1000.00 with at most two decimals', () => {
    for (let hundredths = 1; hundredths <= 100_000; hundredths++) {
      const { ft_1_odd: price } = toWireRow(withValue('ft_1_odd', hundredths), ['ft_1_odd']);
      const text = JSON.stringify(price);
      if (Number((hundredths / 100).toFixed(2)) !== price || !/^\d+(\.\d{1,2})?$/.test(text)) {
        throw new Error(`${hundredths} hundredths became ${text}`);
      }
    }
  });

  it('has all values in order, null where nothing is known', () => {
    const row = toWireRow(match, ROW_FIELDS);
    expect(Object.keys(row)).toEqual(ROW_FIELDS);
    expect(ODD_FIELDS.every((field) => row[field] === null)).toBe(true);
    expect(row).toMatchObject({
      match_name: 'Beşiktaş - Göztepe',
      total_goals: 0,
      ht_ft_result: '2/X',
      winner: 'X',
    });
  });

  it('does not take a goalless match for one without a score', () => {
    const unknown = { ...match, home_ft_score: null };
    expect(toWireRow(unknown, ['total_goals', 'ht_ft_result', 'winner'])).toEqual({
      total_goals: null,
      ht_ft_result: null,
      winner: null,
    });
    expect(toWireRow(match, ['total_goals'])).toEqual({ total_goals: 0 });
  });

  it('keeps a code of zero apart from no code', () => {
    expect(toWireRow(withValue('ft_code', 0), ['ft_code', 'ht_code'])).toEqual({
      ft_code: 0,
      ht_code: null,
    });
  });

  it('needs from the set of odds only what is asked for', () => {
    expect(oddsColumnsOf(['id', 'home_team', 'total_goals'])).toEqual([]);
    expect(oddsColumnsOf(['fg_no_odd', 'fg_no', 'ft_code'])).toEqual(['fg_no', 'ft_code']);
    expect(oddsColumnsOf(null)).toEqual(MARKET_FIELDS);
  });
});
