import { foldText } from '../../../../platform/text/fold';
import { isOddField } from '../../../../archive/catalogue/columns';
import type { OddField } from '../../../../archive/catalogue/odds-groups';

/** Gives the column name for a selection, or null; `line` is the goal line in the market's name (`05`, `25`). */
type SelectionReader = (selection: string, line: string | null) => string | null;

const RESULT = /^[1x2]$/;
const UNDER_OVER = /^(?:(\d)[.,]5 )?(alt|ust)$/;
const RESULT_AND_TOTAL = /^([1x2]) ?(?:ve|&|\/|-) ?(?:(\d)[.,]5 )?(alt|ust)$/;
const CORRECT_SCORE = /^(\d) ?[-:] ?(\d)$/;
const HALF_FULL = /^([1x2]) ?[/-] ?([1x2])$/;

const DOUBLE_CHANCE: Readonly<Record<string, string>> = {
  '1x': '1x',
  x1: '1x',
  '12': '12',
  '21': '12',
  x2: 'x2',
  '2x': 'x2',
};
const GOAL_RANGES: Readonly<Record<string, string>> = { '0-1': '01', '2-3': '23', '4-5': '45', '6+': '6' };
const FIRST_GOAL: Readonly<Record<string, string>> = {
  ev: 'fg_1_odd',
  'ev sahibi': 'fg_1_odd',
  '1': 'fg_1_odd',
  olmaz: 'fg_no',
  'gol olmaz': 'fg_no',
  dep: 'fg_2_odd',
  deplasman: 'fg_2_odd',
  '2': 'fg_2_odd',
};

const result =
  (prefix: string): SelectionReader =>
  (selection) =>
    RESULT.test(selection) ? `${prefix}_${selection}_odd` : null;

const doubleChance =
  (prefix: string): SelectionReader =>
  (selection) => {
    const pair = DOUBLE_CHANCE[selection.replace(/ ?(?:[-/]|veya) ?/, '')];
    return pair === undefined ? null : `${prefix}_${pair}_odd`;
  };

const total =
  (prefix: string): SelectionReader =>
  (selection, marketLine) => {
    const match = UNDER_OVER.exec(selection);
    const line = match && oneLine(match[1], marketLine);
    return line ? `${prefix}${match[2] === 'alt' ? 'under' : 'over'}_${line}_odd` : null;
  };

const resultAndTotal: SelectionReader = (selection, marketLine) => {
  const match = RESULT_AND_TOTAL.exec(selection);
  const line = match && oneLine(match[2], marketLine);
  return line ? `ft_${match[1]}_${match[3] === 'alt' ? 'u' : 'o'}_${line}_odd` : null;
};

const yesNo =
  (prefix: string): SelectionReader =>
  (selection) => {
    if (selection === 'var' || selection === 'evet') return `${prefix}_yes_odd`;
    return selection === 'yok' || selection === 'hayir' ? `${prefix}_no_odd` : null;
  };

const oddEven: SelectionReader = (selection) => {
  if (selection === 'tek') return 'odd_odd';
  return selection === 'cift' ? 'even_odd' : null;
};

const goalRange: SelectionReader = (selection) => {
  const range = GOAL_RANGES[selection.replace(/ gol$/, '')];
  return range === undefined ? null : `tgr_${range}_odd`;
};

const halfFull: SelectionReader = (selection) => {
  const match = HALF_FULL.exec(selection);
  return match ? `htft_${match[1]}${match[2]}_odd` : null;
};

const correctScore: SelectionReader = (selection) => {
  if (selection === 'diger') return 'cs_other_odd';
  const match = CORRECT_SCORE.exec(selection);
  return match ? `cs_${match[1]}${match[2]}_odd` : null;
};

const firstGoal: SelectionReader = (selection) =>
  FIRST_GOAL[selection.replace(/^1\.? ?gol /, '').replace(/\.$/, '')] ?? null;

/** The bulletin's markets in the short form of {@link shortMarket}. */
const MARKETS: Readonly<Record<string, SelectionReader>> = {
  'mac sonucu': result('ft'),
  'cifte sans': doubleChance('ft'),
  'alt/ust': total(''),
  'ht alt/ust': total('ht_'),
  'ht cifte sans': doubleChance('ht'),
  'ht sonucu': result('ht'),
  'sh sonucu': result('sh'),
  'tek/cift': oddEven,
  araligi: goalRange,
  karsilikli: yesNo('bts'),
  'ht/mac sonucu': halfFull,
  'ilk golu hangi takim atar': firstGoal,
  'mac skoru': correctScore,
  'mac sonucu ve alt/ust': resultAndTotal,
  'ht karsilikli': yesNo('ht_btts'),
  'home alt/ust': total('home_'),
  'away alt/ust': total('away_'),
  'home ht alt/ust': total('ht_home_'),
  'ht home alt/ust': total('ht_home_'),
  'away ht alt/ust': total('ht_away_'),
  'ht away alt/ust': total('ht_away_'),
};

/**
 * The price column of a bulletin selection (`Maç Sonucu ve 1,5 Gol Alt/Üst` · `MS 1 ve 1,5 Üst` → `ft_1_o_15_odd`),
 * or null for a market that the archive does not keep.
 */
export function fieldOfSelection(market: string, selection: string): OddField | null {
  const { name, line } = shortMarket(market);
  const field = MARKETS[name]?.(shortSelection(selection), line) ?? null;
  return field !== null && isOddField(field) ? field : null;
}

/** A market's name without its goal line and filler words, with short words for halves and teams. */
function shortMarket(market: string): { name: string; line: string | null } {
  const text = foldText(market)
    .replace(/\?/g, '')
    .replace(/\b(?:ilk|1\.?) ?yari\b/g, 'ht')
    .replace(/\b(?:ikinci|2\.?) ?yari\b/g, 'sh')
    .replace(/^1\. ?golu\b/, 'ilk golu')
    .replace(/\bev ?sahibi\b/g, 'home')
    .replace(/\bdeplasman\b/g, 'away');
  const line = /(?:^| )(\d)[.,]5(?= |$)/.exec(text);
  const name = text
    .replace(line?.[0] ?? '', '')
    .replace(/\b(?:toplam|gol)\b/g, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
  return { name, line: line ? `${line[1]}5` : null };
}

/** A selection without the abbreviation of its market (`MS 1` → `1`, `Dep İY 0,5 Alt` → `0,5 alt`). */
function shortSelection(selection: string): string {
  return foldText(selection)
    .replace(/^(?:ev|dep) (?=(?:iy )?\d[.,]5)/, '')
    .replace(/^(?:ms|cs|iy|[12]\.y|kg) ?/, '')
    .replace(/^kg /, '');
}

function oneLine(ofSelection: string | undefined, ofMarket: string | null): string | null {
  if (ofSelection === undefined) return ofMarket;
  const line = `${ofSelection}5`;
  return ofMarket === null || ofMarket === line ? line : null;
}
