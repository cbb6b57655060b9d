import { tr } from '../../../platform/locale/tr';
import { ODD_MARKETS } from '../../../archive/catalogue/columns';
import {
  HANDICAP_LINE_FIELDS,
  HANDICAP_MARKET,
  HANDICAP_ODD_FIELDS,
} from '../../../archive/catalogue/handicap';
import type { PriceField, Prices } from '../record/observation';
import { type Problem, problem } from './format';

/** A market of which exactly one selection wins, with the sums of 1/price between which it is believed. */
export interface Book {
  /** Key of the market in the catalogue; `hnd` is the bulletins' handicap. */
  readonly market: string;
  readonly title: string;
  readonly selections: readonly { readonly field: PriceField; readonly title: string }[];
  /** What says nothing without the prices and goes with them. */
  readonly lines: readonly PriceField[];
  readonly lowest: number;
  readonly highest: number;
}

/** A market that isn't believed, with its prices in hundredths in the catalogue's order and their sum of 1/price. */
export interface RefusedBook {
  readonly book: Book;
  readonly prices: readonly number[];
  readonly sum: number;
}

const LOWEST = 0.97;
const HIGHEST = 1.6;
/** Of markets with many outcomes bookmakers keep more. */
const HIGHEST_OF_MANY = 2.2;
const OF_MANY: ReadonlySet<string> = new Set(['cs', 'htft', 'fg']);
/** Sums that are a limit but for the rounding of fractions are believed. */
const ROUNDING = 1e-9;

const BOOKS: readonly Book[] = [
  ...ODD_MARKETS.filter(({ winners }) => winners === 1).map(({ key, title, columns }) => ({
    market: key,
    title,
    selections: columns.map((column) => ({ field: column.field, title: column.title })),
    lines: [],
    lowest: LOWEST,
    highest: OF_MANY.has(key) ? HIGHEST_OF_MANY : HIGHEST,
  })),
  {
    market: HANDICAP_MARKET.key,
    title: HANDICAP_MARKET.title,
    selections: HANDICAP_ODD_FIELDS.map((field, index) => ({
      field,
      title: HANDICAP_MARKET.columns[index]!.title,
    })),
    lines: HANDICAP_LINE_FIELDS,
    lowest: LOWEST,
    highest: HIGHEST,
  },
];

/** The book of a market that has one winner. */
export function bookOf(market: string): Book {
  const book = BOOKS.find((each) => each.market === market);
  if (book === undefined) throw new Error(`No market with one winner is named ${market}`);
  return book;
}

/**
 * Whether a market that is wholly priced is one that no bookmaker offers.
 * @returns null when it is believed, or when a selection has no price
 */
export function refuse(book: Book, prices: Prices): RefusedBook | null {
  let sum = 0;
  for (const { field } of book.selections) {
    const price = prices[field];
    if (price === undefined) return null;
    sum += 100 / price;
  }
  if (sum >= book.lowest - ROUNDING && sum <= book.highest + ROUNDING) return null;
  return { book, prices: book.selections.map(({ field }) => prices[field]!), sum };
}

/**
 * What is believed of the prices of one quote, a set of odds or an observation taken at an instant. A market with one
 * winner (every market of the catalogue but the double chances, each goal line for itself, and the handicap) of which
 * all selections are priced is left out where its sum of 1/price is below 0.97 or above 1.6 (correct score, half time/
 * full time and first goal: 2.2). Markets that are priced in part are never judged; bulletin codes stay.
 * @param prices in hundredths; not changed
 * @returns the same object when nothing is refused, otherwise a copy without the prices of the refused markets
 */
export function believed(prices: Prices): { prices: Prices; refused: readonly RefusedBook[] } {
  const refused: RefusedBook[] = [];
  for (const book of BOOKS) {
    const found = refuse(book, prices);
    if (found !== null) refused.push(found);
  }
  if (refused.length === 0) return { prices, refused };
  const left: Prices = { ...prices };
  for (const { book } of refused) {
    for (const { field } of book.selections) delete left[field];
    for (const field of book.lines) delete left[field];
  }
  return { prices: left, refused };
}

/** {@link believed}, with a warning for each refused market. */
export function takeBelieved(
  prices: Prices,
  columnOf: (field: PriceField) => string | null,
  warn: (problem: Problem) => void,
): Prices {
  const { prices: left, refused } = believed(prices);
  for (const each of refused) warn(unbelievable(each, columnOf(each.book.selections[0]!.field)));
  return left;
}

/** The warning that names market, prices and sum. */
export function unbelievable({ book, prices, sum }: RefusedBook, column: string | null): Problem {
  const selections = book.selections.map(({ title }, index) => ({ title, price: prices[index]! / 100 }));
  return problem('unbelievableBook', column, tr.imports.book(book.title, sum, selections));
}
