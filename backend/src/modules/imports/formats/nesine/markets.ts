import type { HandicapField } from '../../../../archive/catalogue/handicap';
import type { OddField } from '../../../../archive/catalogue/odds-groups';
import type { LineSuffix } from '../../../../archive/catalogue/market-families';

/** The columns of a market's selections in the order of the bulletin; null = a selection the archive does not keep. */
export type Selections = readonly (OddField | HandicapField | null)[];

const sides = (prefix: string) => list(`${prefix}_1_odd ${prefix}_x_odd ${prefix}_2_odd`);
const pairs = (prefix: string) => list(`${prefix}_1x_odd ${prefix}_12_odd ${prefix}_x2_odd`);
const total = (prefix: string, line: LineSuffix) =>
  list(`${prefix}under_${line}_odd ${prefix}over_${line}_odd`);
const yesNo = (prefix: string) => list(`${prefix}_yes_odd ${prefix}_no_odd`);
const scores = (text: string) =>
  text.split(' ').map((score) => `cs_${score.replace('-', '')}_odd` as OddField);

/** Result and total: the bulletin names the side first, then under or over. */
const resultAndTotal = (line: LineSuffix) =>
  list(
    ['u', 'o'].flatMap((half) => ['1', 'x', '2'].map((side) => `ft_${side}_${half}_${line}_odd`)).join(' '),
  );

function list(text: string): Selections {
  return text.split(' ') as OddField[];
}

const HOME_SCORES = '1-0 2-0 2-1 3-0 3-1 3-2';
const LATE_HOME_SCORES = '4-0 4-1 4-2 5-0 5-1 6-0';
const DRAWS = '0-0 1-1 2-2 3-3';
const AWAY_SCORES = '0-1 0-2 1-2 0-3 1-3 2-3';
const LATE_AWAY_SCORES = '0-4 1-4 2-4 0-5 1-5 0-6';

/**
 * Football's markets before kick-off by the id under which the bulletin lists them. Source: the market list of
 * nesine.com (id → name and order of selections) as its bulletin delivered it in August 2026. Where the list has a
 * market under two ids, both stand here; of two in one event the one listed first in {@link FOOTBALL_MARKETS}
 * counts. Markets of the running match (53–71 and others) are left out: prices from after kick-off never count.
 */
export const FOOTBALL_MARKETS: ReadonlyMap<string, Selections> = new Map<string, Selections>([
  ['1', sides('ft')],
  ['3', pairs('ft')],
  [
    '5',
    list(
      'htft_11_odd htft_1x_odd htft_12_odd htft_x1_odd htft_xx_odd htft_x2_odd htft_21_odd htft_2x_odd htft_22_odd',
    ),
  ],
  ['7', sides('ht')],
  ['8', pairs('ht')],
  ['9', sides('sh')],
  ['207', total('', '05')],
  ['208', total('', '05')],
  ['11', total('', '15')],
  ['12', total('', '25')],
  ['13', total('', '35')],
  ['209', total('ht_', '05')],
  ['14', total('ht_', '15')],
  ['15', total('ht_', '25')],
  ['212', total('home_', '05')],
  ['284', total('home_', '05')],
  ['20', total('home_', '15')],
  ['285', total('home_', '15')],
  ['326', total('home_', '25')],
  ['320', total('home_', '25')],
  ['256', total('away_', '05')],
  ['257', total('away_', '05')],
  ['29', total('away_', '15')],
  ['328', total('away_', '25')],
  ['322', total('away_', '25')],
  ['38', yesNo('bts')],
  ['288', yesNo('ht_btts')],
  ['452', yesNo('ht_btts')],
  ['43', list('tgr_01_odd tgr_23_odd tgr_45_odd tgr_6_odd')],
  ['49', list('odd_odd even_odd')],
  ['291', list('fg_1_odd fg_no fg_2_odd')],
  [
    '205',
    [
      ...scores(`${HOME_SCORES} ${LATE_HOME_SCORES} ${DRAWS} ${AWAY_SCORES} ${LATE_AWAY_SCORES}`),
      'cs_other_odd',
    ],
  ],
  // without "other", so that its list of scores is whole
  ['275', scores(`${HOME_SCORES} ${LATE_HOME_SCORES} ${DRAWS} ${AWAY_SCORES} ${LATE_AWAY_SCORES}`)],
  ['342', resultAndTotal('15')],
  ['343', resultAndTotal('25')],
]);

/** Match result with a handicap: `sov` gives goals to the home side, below zero to the away side. */
export const HANDICAP_MARKETS: readonly string[] = ['268', '6'];
export const HANDICAP_SELECTIONS: Selections = list('hnd_1_odd hnd_x_odd hnd_2_odd');

/** Result and total at the line that `sov` names. */
export const LINED_RESULT_MARKETS: readonly string[] = ['272'];
const LINED_RESULTS: ReadonlyMap<number, Selections> = new Map(
  (['15', '25', '35', '45'] as const).map((line) => [Number(line) / 10, resultAndTotal(line)]),
);

/** The columns of a result-and-total market at a goal line, or null for a line that the archive does not keep. */
export function resultAndTotalAt(line: number): Selections | null {
  return LINED_RESULTS.get(line) ?? null;
}

/** Every id that only football matches have. */
const FOOTBALL_IDS: ReadonlySet<string> = new Set([
  ...FOOTBALL_MARKETS.keys(),
  ...HANDICAP_MARKETS,
  ...LINED_RESULT_MARKETS,
]);

export const isFootballMarket = (id: string): boolean => FOOTBALL_IDS.has(id);
