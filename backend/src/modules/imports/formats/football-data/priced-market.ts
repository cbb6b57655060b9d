import type { OddField } from '../../../../archive/catalogue/odds-groups';
import { NO_PRICE } from '../../parse/price';
import type { Prices } from '../../record/observation';
import type { Warn } from '../format';
import type { Header } from '../header';
import { type Book, bookOf, refuse, unbelievable } from '../believable-book';
import { readPrice } from '../match-cells';
import { bookmakerPrefixes } from './bookmakers';
import { columnName, MARKETS, type OddsSet } from './market-columns';

interface Selection {
  readonly field: OddField;
  readonly position: number;
  readonly column: string;
}

/** A bookmaker's selections of one market. */
interface Offer {
  readonly bookmaker: string;
  readonly selections: readonly Selection[];
}

/** The prices of a market, and the code of the bookmaker whose they are. */
export interface MarketPrices {
  readonly bookmaker: string;
  readonly prices: Prices;
}

/** One market of one set: the selections of each bookmaker that has all its columns, in the order to ask them. */
export class PricedMarket {
  private constructor(
    private readonly book: Book,
    private readonly offers: readonly Offer[],
  ) {}

  /** The markets of a set that a header has columns for. */
  static inHeader(header: Header, set: OddsSet, bookmaker?: string): PricedMarket[] {
    const prefixes = bookmakerPrefixes(bookmaker);
    return MARKETS.map(({ key, columns }) => {
      const offers = prefixes
        .map(({ code, prefix }): Offer => ({
          bookmaker: code,
          selections: columns.map(([ending, field]) => {
            const column = columnName(prefix, set, ending);
            return { field, column, position: header.findLoosely(column) };
          }),
        }))
        .filter(({ selections }) => selections.every(({ position }) => position >= 0));
      return new PricedMarket(bookOf(key), offers);
    }).filter(({ offers }) => offers.length > 0);
  }

  /** The prices of the first bookmaker that prices the whole market believably, or null. */
  read(cells: readonly string[], warn: Warn): MarketPrices | null {
    for (const { bookmaker, selections } of this.offers) {
      const prices: Prices = {};
      let complete = true;
      for (const { field, column, position } of selections) {
        const price = readPrice(cells[position]!, column, warn);
        if (price === NO_PRICE) complete = false;
        else prices[field] = price;
      }
      if (!complete) continue;
      const refused = refuse(this.book, prices);
      if (refused === null) return { bookmaker, prices };
      warn(unbelievable(refused, selections[0]!.column));
    }
    return null;
  }
}
