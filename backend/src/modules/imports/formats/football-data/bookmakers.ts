import { tr } from '../../../../platform/locale/tr';
import { foldText } from '../../../../platform/text/fold';
import type { Header } from '../header';
import { hasMarket } from './market-columns';

/**
 * Bookmakers of the season files by code; key to the codes: football-data.co.uk/notes.txt. A code may stand for
 * several column prefixes (the market average is `Avg`, in older files `BbAv`).
 */
const BOOKMAKERS: Readonly<Record<string, { names: readonly string[]; prefixes?: readonly string[] }>> = {
  B365: { names: ['Bet365'] },
  PS: { names: ['Pinnacle', 'Pinnacle Sports'], prefixes: ['PS', 'P'] },
  Avg: { names: ['Average', 'Ortalama', 'BbAv'], prefixes: ['Avg', 'BbAv'] },
  Max: { names: ['Maximum', 'En yüksek', 'BbMx'], prefixes: ['Max', 'BbMx'] },
  '1XB': { names: ['1xBet'] },
  BF: { names: ['Betfair'] },
  BFD: { names: ['Betfred'] },
  BFE: { names: ['Betfair Exchange'] },
  BMGM: { names: ['BetMGM'] },
  BS: { names: ['Blue Square'] },
  BV: { names: ['BetVictor'] },
  BW: { names: ['Bet&Win', 'bwin'] },
  CL: { names: ['Coral'] },
  GB: { names: ['Gamebookers'] },
  IW: { names: ['Interwetten'] },
  LB: { names: ['Ladbrokes'] },
  PP: { names: ['Paddy Power'] },
  SB: { names: ['Sportingbet'] },
  SJ: { names: ['Stan James'] },
  SKB: { names: ['Sky Bet'] },
  SO: { names: ['Sporting Odds'] },
  SY: { names: ['Stanleybet'] },
  VC: { names: ['VC Bet', 'Victor Chandler'] },
  WH: { names: ['William Hill'] },
};

/** The order in which bookmakers are asked for a market. */
const ORDER = ['B365', 'PS', 'Avg', 'Max'];

/** Codes of the bookmakers known by name. */
export const BOOKMAKER_CODES = Object.keys(BOOKMAKERS);

const CODE = /^[A-Za-z0-9]{1,6}$/;
const looseName = (name: string): string => foldText(name).replaceAll(' ', '');

/**
 * The code that a user's text means, in any case: that of a bookmaker known by code or name, otherwise the text itself
 * in capitals where it can be the code of a bookmaker of seasons to come; null for anything else.
 */
export function bookmakerCode(text: string): string | null {
  const wanted = looseName(text);
  for (const [code, { names }] of Object.entries(BOOKMAKERS)) {
    if ([code, ...names].some((each) => looseName(each) === wanted)) return code;
  }
  return CODE.test(text.trim()) ? text.trim().toUpperCase() : null;
}

/** What is wrong with a value that should mean a bookmaker, as a sentence; null when it does. */
export function bookmakerProblem(value: unknown): string | null {
  const isKnown = typeof value === 'string' && bookmakerCode(value) !== null;
  return isKnown ? null : tr.imports.badBookmaker(BOOKMAKER_CODES);
}

/** Codes with their column prefixes in the order in which they are asked, those of `first` before the others. */
export function bookmakerPrefixes(first?: string): { code: string; prefix: string }[] {
  const order = first === undefined ? ORDER : [first, ...ORDER.filter((code) => code !== first)];
  return order.flatMap((code) => prefixesOf(code).map((prefix) => ({ code, prefix })));
}

/** Column prefixes of one bookmaker. */
export function prefixesOf(code: string): readonly string[] {
  return BOOKMAKERS[code]?.prefixes ?? [code];
}

/** A column that may be a bookmaker's home win or total; the code may carry the mark of closing prices. */
const FIRST_COLUMN = /^([a-z0-9]{2,7})(?:H|>2\.5)$/i;
/** Goals at full and half time, and prefixes of Asian handicaps. */
const NO_BOOKMAKER = /^[FH]TC?$|AH$/;
const KNOWN_PREFIXES: ReadonlySet<string> = new Set(
  BOOKMAKER_CODES.flatMap((code) => prefixesOf(code).map((prefix) => prefix.toUpperCase())),
);

/**
 * Codes of the bookmakers whose prices a header has whole markets for: those known by name, then any other code (in
 * capitals) that stands in front of `H`, `D` and `A`, or of `>2.5` and `<2.5`.
 */
export function bookmakersIn(header: Header): string[] {
  const known = BOOKMAKER_CODES.filter((code) =>
    prefixesOf(code).some(
      (prefix) => hasMarket(header, prefix, 'opening') || hasMarket(header, prefix, 'closing'),
    ),
  );
  const others = header.names.flatMap((name) => {
    const prefix = FIRST_COLUMN.exec(name)?.[1]?.toUpperCase();
    return prefix === undefined ? [] : codeOf(header, prefix);
  });
  return [...known, ...new Set(others)];
}

/** The code of a bookmaker who isn't known by name, from what stands in front of a column's ending. */
function codeOf(header: Header, prefix: string): string[] {
  if (NO_BOOKMAKER.test(prefix) || KNOWN_PREFIXES.has(prefix) || !hasMarket(header, prefix, 'opening'))
    return [];
  const stem = prefix.slice(0, -1);
  const mayBeClosing = prefix.endsWith('C') && !hasMarket(header, prefix, 'closing');
  if (!mayBeClosing || (stem.length < 2 && !KNOWN_PREFIXES.has(stem)))
    return prefix.length > 6 ? [] : [prefix];
  return KNOWN_PREFIXES.has(stem) || NO_BOOKMAKER.test(stem) ? [] : [stem];
}
