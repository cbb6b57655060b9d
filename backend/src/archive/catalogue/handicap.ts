/**
 * The handicap market of the bulletins: a match result after one side was given goals. It is no column of the odds
 * tables but of the bulletin, and stands beside the catalogue's columns in `opening_odds` and `closing_odds`.
 */
export const HANDICAP_LINE_FIELDS = ['hnd_home', 'hnd_away'] as const;

/** Prices in hundredths at the goals that the line fields name. */
export const HANDICAP_ODD_FIELDS = ['hnd_1_odd', 'hnd_x_odd', 'hnd_2_odd'] as const;

/** The bulletin code of the market. */
export const HANDICAP_CODE_FIELD = 'hnd_code';

/** Goals given to the home and to the away side (one of them 0), the three prices, the code. */
export const HANDICAP_FIELDS = [
  ...HANDICAP_LINE_FIELDS,
  ...HANDICAP_ODD_FIELDS,
  HANDICAP_CODE_FIELD,
] as const;

/** How the market is shown. */
export const HANDICAP_MARKET = {
  key: 'hnd',
  title: 'Handikap',
  shortTitle: 'HND',
  columns: [
    { field: 'hnd_1_odd', title: '1' },
    { field: 'hnd_x_odd', title: 'X' },
    { field: 'hnd_2_odd', title: '2' },
  ],
} as const;

export type HandicapField = (typeof HANDICAP_FIELDS)[number];
