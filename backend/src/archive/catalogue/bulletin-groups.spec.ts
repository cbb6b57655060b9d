import { BULLETIN_COLUMNS, BULLETIN_GROUPS, bulletinColumn } from './bulletin-groups';

/** Names on the wire, in order; saved filters rely on them. */
const NAMES: Record<string, string> = {
  info: 'match_date league_code match_time home_team away_team half_time full_time ft_result total_goals ht_ft_result',
  ft: 'ft_odd_code ft_1_odd ft_x_odd ft_2_odd',
  hnd: 'hnd_odd_code hnd_home hnd_1_odd hnd_x_odd hnd_2_odd hnd_away',
  fg: 'fg_odd_code fg_1_odd fg_no_odd fg_2_odd',
  ms_and_25:
    'ms_and_25_odd_code ms_and_25_1_u_odd ms_and_25_x_u_odd ms_and_25_2_u_odd ms_and_25_1_o_odd ms_and_25_x_o_odd ms_and_25_2_o_odd',
  uo_25: 'uo_25_odd_code uo_25_under_odd uo_25_over_odd',
  uo_35: 'uo_35_odd_code uo_35_under_odd uo_35_over_odd',
  btts: 'btts_odd_code btts_yes_odd btts_no_odd',
  tgr: 'tgr_odd_code tgr_01_odd tgr_23_odd tgr_45_odd tgr_6_odd',
  ht: 'ht_odd_code ht_1_odd ht_x_odd ht_2_odd',
  ht_uo_15: 'ht_uo_15_odd_code ht_uo_15_under_odd ht_uo_15_over_odd',
  htft: 'htft_odd_code htft_11_odd htft_1x_odd htft_12_odd htft_x1_odd htft_xx_odd htft_x2_odd htft_21_odd htft_2x_odd htft_22_odd',
};

const sourceOf = (field: string): string => {
  const { from, field: source } = bulletinColumn(field)!.source;
  return `${from} ${source}`;
};

describe('the columns of the bulletin', () => {
  it('keep their names and their order', () => {
    expect(
      Object.fromEntries(
        BULLETIN_GROUPS.map(({ key, columns }) => [key, columns.map(({ field }) => field).join(' ')]),
      ),
    ).toEqual(NAMES);
    expect(BULLETIN_GROUPS.map(({ key }) => key)).toEqual(Object.keys(NAMES));
  });

  it('are 62, each named once', () => {
    expect(BULLETIN_COLUMNS).toHaveLength(62);
    expect(new Set(BULLETIN_COLUMNS.map(({ field }) => field)).size).toBe(62);
  });

  it.each([
    ['ft_odd_code', 'odds ft_code'],
    ['ft_x_odd', 'odds ft_x_odd'],
    ['fg_no_odd', 'odds fg_no'],
    ['ms_and_25_odd_code', 'odds ft_uo_25_code'],
    ['ms_and_25_x_u_odd', 'odds ft_x_u_25_odd'],
    ['ms_and_25_2_o_odd', 'odds ft_2_o_25_odd'],
    ['uo_25_under_odd', 'odds under_25_odd'],
    ['uo_35_over_odd', 'odds over_35_odd'],
    ['btts_odd_code', 'odds bts_code'],
    ['btts_no_odd', 'odds bts_no_odd'],
    ['tgr_6_odd', 'odds tgr_6_odd'],
    ['ht_uo_15_under_odd', 'odds ht_under_15_odd'],
    ['ht_uo_15_over_odd', 'odds ht_over_15_odd'],
    ['htft_x2_odd', 'odds htft_x2_odd'],
    ['hnd_home', 'handicap hnd_home'],
    ['half_time', 'match half_time'],
  ])('%s shows %s', (field, source) => {
    expect(sourceOf(field)).toBe(source);
  });

  it('show each price of the odds table at most once', () => {
    const sources = BULLETIN_COLUMNS.map(({ field }) => sourceOf(field));
    expect(new Set(sources).size).toBe(62);
  });

  it('have the titles of the odds table', () => {
    const titles = (key: string) =>
      BULLETIN_GROUPS.find((group) => group.key === key)!.columns.map(({ title }) => title);
    expect(titles('btts')).toEqual(['Kod', 'Var', 'Yok']);
    expect(titles('fg')).toEqual(['Kod', 'Ev Sahibi', 'Gol Olmaz', 'Deplasman']);
    expect(titles('ms_and_25')[1]).toBe('1 ve Alt');
    expect(BULLETIN_GROUPS.map(({ title }) => title)).toContain('Maç Sonucu ve 2,5 Alt/Üst');
  });

  it('are found by their own names only', () => {
    expect(bulletinColumn('under_25_odd')).toBeUndefined();
    expect(bulletinColumn('constructor')).toBeUndefined();
  });
});
