import { foldText } from '../../../common/text/fold';

/** Months as spreadsheets and programs write them, in Turkish and English, folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['oca', 'ocak', 'jan', 'january'],
  ['sub', 'subat', 'feb', 'february'],
  ['mar', 'mart', 'march'],
  ['nis', 'nisan', 'apr', 'april'],
  ['may', 'mayis'],
  ['haz', 'haziran', 'jun', 'june'],
  ['tem', 'temmuz', 'jul', 'july'],
  ['agu', 'agustos', 'aug', 'august'],
  ['eyl', 'eylul', 'sep', 'sept', 'september'],
  ['eki', 'ekim', 'oct', 'october'],
  ['kas', 'kasim', 'nov', 'november'],
  ['ara', 'aralik', 'dec', 'december'],
];

const numbers = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The month (1-12) that a Turkish or English name or its abbreviation means, in any case; undefined for another word. */
export function monthNamed(name: string): number | undefined {
  return numbers.get(foldText(name));
}
