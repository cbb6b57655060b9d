import { BEFORE_GROUP } from './before-fields';
import {
  CODE_FIELDS,
  FIELD_ALIASES,
  isCodeField,
  isOddField,
  MARKET_FIELDS,
  marketOf,
  ODD_COLUMNS,
  ODD_FIELDS,
  ODD_MARKETS,
  oddColumn,
} from './columns';
import { type CodeField, INFO_GROUPS, type OddField, ODDS_GROUPS } from './odds-groups';

/** Names on the wire and in the tables, in order; saved filters and databases out there rely on them. */
const SELECTIONS_BY_CODE: Record<string, string> = {
  ft_code: 'ft_1_odd ft_x_odd ft_2_odd',
  ft_dc_code: 'ft_1x_odd ft_12_odd ft_x2_odd',
  uo_05_code: 'under_05_odd over_05_odd',
  uo_15_code: 'under_15_odd over_15_odd',
  uo_25_code: 'under_25_odd over_25_odd',
  uo_35_code: 'under_35_odd over_35_odd',
  uo_45_code: 'under_45_odd over_45_odd',
  uo_55_code: 'under_55_odd over_55_odd',
  ht_uo_05_code: 'ht_under_05_odd ht_over_05_odd',
  ht_uo_15_code: 'ht_under_15_odd ht_over_15_odd',
  ht_uo_25_code: 'ht_under_25_odd ht_over_25_odd',
  ht_dc_code: 'ht_1x_odd ht_12_odd ht_x2_odd',
  ht_code: 'ht_1_odd ht_x_odd ht_2_odd',
  sh_code: 'sh_1_odd sh_x_odd sh_2_odd',
  oe_code: 'odd_odd even_odd',
  tgr_code: 'tgr_01_odd tgr_23_odd tgr_45_odd tgr_6_odd',
  bts_code: 'bts_yes_odd bts_no_odd',
  htft_code:
    'htft_11_odd htft_1x_odd htft_12_odd htft_x1_odd htft_xx_odd htft_x2_odd htft_21_odd htft_2x_odd htft_22_odd',
  fg_code: 'fg_1_odd fg_no fg_2_odd',
  cs_code:
    'cs_10_odd cs_20_odd cs_21_odd cs_30_odd cs_31_odd cs_32_odd cs_40_odd cs_41_odd cs_42_odd cs_50_odd cs_51_odd cs_60_odd cs_00_odd cs_11_odd cs_22_odd cs_33_odd cs_01_odd cs_02_odd cs_12_odd cs_03_odd cs_13_odd cs_23_odd cs_04_odd cs_14_odd cs_24_odd cs_05_odd cs_15_odd cs_06_odd cs_other_odd',
  ft_uo_15_code: 'ft_1_u_15_odd ft_x_u_15_odd ft_2_u_15_odd ft_1_o_15_odd ft_x_o_15_odd ft_2_o_15_odd',
  ft_uo_25_code: 'ft_1_u_25_odd ft_x_u_25_odd ft_2_u_25_odd ft_1_o_25_odd ft_x_o_25_odd ft_2_o_25_odd',
  ft_uo_35_code: 'ft_1_u_35_odd ft_x_u_35_odd ft_2_u_35_odd ft_1_o_35_odd ft_x_o_35_odd ft_2_o_35_odd',
  ft_uo_45_code: 'ft_1_u_45_odd ft_x_u_45_odd ft_2_u_45_odd ft_1_o_45_odd ft_x_o_45_odd ft_2_o_45_odd',
  ht_btts_code: 'ht_btts_yes_odd ht_btts_no_odd',
  ht_home_uo_05_code: 'ht_home_under_05_odd ht_home_over_05_odd',
  ht_away_uo_05_code: 'ht_away_under_05_odd ht_away_over_05_odd',
  away_uo_05_code: 'away_under_05_odd away_over_05_odd',
  away_uo_15_code: 'away_under_15_odd away_over_15_odd',
  away_uo_25_code: 'away_under_25_odd away_over_25_odd',
  home_uo_05_code: 'home_under_05_odd home_over_05_odd',
  home_uo_15_code: 'home_under_15_odd home_over_15_odd',
  home_uo_25_code: 'home_under_25_odd home_over_25_odd',
};

describe('the odds table', () => {
  it('has two groups about the match with 9 columns, then the markets, then what came before', () => {
    expect(ODDS_GROUPS).toEqual([...INFO_GROUPS, ...ODD_MARKETS, BEFORE_GROUP]);
    expect(INFO_GROUPS.map((group) => group.columns.length)).toEqual([3, 6]);
  });

  it('keeps the names and the order of codes and selections', () => {
    expect(
      Object.fromEntries(
        ODD_MARKETS.map((group) => [group.codeField, group.columns.map((c) => c.field).join(' ')]),
      ),
    ).toEqual(SELECTIONS_BY_CODE);
    expect(CODE_FIELDS).toEqual(Object.keys(SELECTIONS_BY_CODE));
    expect(ODD_FIELDS).toEqual(Object.values(SELECTIONS_BY_CODE).join(' ').split(' '));
    expect(MARKET_FIELDS).toEqual(
      Object.entries(SELECTIONS_BY_CODE).flatMap(([code, selections]) => [code, ...selections.split(' ')]),
    );
  });

  it('names every column once', () => {
    const names = ODDS_GROUPS.flatMap((group) =>
      group.columns.map((column) => column.field as string),
    ).concat(CODE_FIELDS);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(ODDS_GROUPS.map((group) => group.key)).size).toBe(ODDS_GROUPS.length);
  });

  it('hides only correct scores and what came before at first, and pins only the teams', () => {
    expect(ODDS_GROUPS.filter((group) => group.defaultHidden).map((group) => group.key)).toEqual([
      'cs',
      'before',
    ]);
    expect(
      INFO_GROUPS.flatMap((group) => group.columns)
        .filter((c) => c.pin)
        .map((c) => c.field),
    ).toEqual(['home_team', 'away_team']);
  });

  it('shows no title twice within a group and none empty', () => {
    for (const group of ODDS_GROUPS) {
      const titles = group.columns.map((column) => column.title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(
        [group.title, group.shortTitle, ...titles].every((title) => title.trim() === title && title !== ''),
      ).toBe(true);
    }
  });

  it('writes goal lines with a decimal comma', () => {
    const titleOf = (key: string) => ODDS_GROUPS.find((group) => group.key === key)?.title;
    expect([titleOf('uo_25'), titleOf('ft_uo_45'), titleOf('ht_home_uo_05')]).toEqual([
      '2,5 Alt/Üst',
      'Maç Sonucu ve 4,5 Alt/Üst',
      'İlk Yarı Ev Sahibi 0,5 Alt/Üst',
    ]);
  });
});

describe('column lookups', () => {
  it('are typed by the names themselves', () => {
    const field: OddField = 'ht_away_over_05_odd';
    const code: CodeField = 'away_uo_15_code';
    // @ts-expect-error: no such price column
    const wrongField: OddField = 'ft_9_odd';
    // @ts-expect-error: no such code column
    const wrongCode: CodeField = 'ft_9_code';
    expect([field, code].every((name) => isOddField(name) || isCodeField(name))).toBe(true);
    expect(isOddField(wrongField) || isCodeField(wrongCode)).toBe(false);
  });

  it('distinguish price and code names from others', () => {
    expect(isOddField('ft_1_odd')).toBe(true);
    expect(isOddField('ft_code')).toBe(false);
    expect(isCodeField('ft_code')).toBe(true);
    expect(isOddField('toString')).toBe(false);
    expect(isCodeField('')).toBe(false);
  });

  it('find the market of a price or code', () => {
    expect(marketOf('htft_x2_odd').key).toBe('htft');
    expect(marketOf('ht_uo_15_code').key).toBe('ht_uo_15');
    expect(oddColumn('tgr_6_odd').title).toBe('6+');
    expect(ODD_COLUMNS.every((column) => oddColumn(column.field) === column)).toBe(true);
  });

  it('know the second name of "no first goal"', () => {
    expect([...FIELD_ALIASES]).toEqual([['fg_no_odd', 'fg_no']]);
  });
});
