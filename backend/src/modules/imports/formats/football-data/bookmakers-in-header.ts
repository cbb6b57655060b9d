import type { Header } from '../header';
import { BOOKMAKER_CODES, prefixesOf } from './bookmakers';
import { hasMarket } from './market-columns';

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
