import type { OddField } from '../../../odds/catalogue/odds-groups';
import { BAD_PRICE, NO_PRICE, parsePrice } from '../../parse/price';
import type { Prices } from '../../record/observation';
import type { Warn } from '../csv-sections';
import type { Header } from '../header';
import { problem } from '../problem';
import { bookmakerPrefixes } from './bookmakers';

export type OddsSet = 'opening' | 'closing';

/** The markets that season files price: column endings after the bookmaker's prefix, with our columns. */
const MARKETS: readonly (readonly (readonly [ending: string, field: OddField])[])[] = [
  [
    ['H', 'ft_1_odd'],
    ['D', 'ft_x_odd'],
    ['A', 'ft_2_odd'],
  ],
  [
    ['>2.5', 'over_25_odd'],
    ['<2.5', 'under_25_odd'],
  ],
];
/** Closing prices have a `C` between prefix and ending. */
const SET_MARK: Record<OddsSet, string> = { opening: '', closing: 'C' };

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
  private constructor(private readonly offers: readonly Offer[]) {}

  /** The markets of a set that a header has columns for. */
  static inHeader(header: Header, set: OddsSet, bookmaker?: string): PricedMarket[] {
    const prefixes = bookmakerPrefixes(bookmaker);
    return MARKETS.map((market) =>
      prefixes
        .map(({ code, prefix }): Offer => ({
          bookmaker: code,
          selections: market.map(([ending, field]) => {
            const column = prefix + SET_MARK[set] + ending;
            return { field, column, position: header.findLoosely(column) };
          }),
        }))
        .filter(({ selections }) => selections.every(({ position }) => position >= 0)),
    )
      .filter((offers) => offers.length > 0)
      .map((offers) => new PricedMarket(offers));
  }

  /** The prices of the first bookmaker that prices the whole market, or null. */
  read(cells: readonly string[], warn: Warn): MarketPrices | null {
    for (const { bookmaker, selections } of this.offers) {
      const prices: Prices = {};
      let complete = true;
      for (const { field, column, position } of selections) {
        const price = parsePrice(cells[position]!);
        if (price === BAD_PRICE) warn(problem('badPrice', column, cells[position]!.trim()));
        if (price === BAD_PRICE || price === NO_PRICE) complete = false;
        else prices[field] = price;
      }
      if (complete) return { bookmaker, prices };
    }
    return null;
  }
}
