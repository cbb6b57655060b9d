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

/** One market of one set: the selections of each bookmaker that has all its columns, in the order to ask them. */
export class PricedMarket {
  private constructor(private readonly offers: readonly (readonly Selection[])[]) {}

  /** The markets of a set that a header has columns for. */
  static inHeader(header: Header, set: OddsSet, bookmaker?: string): PricedMarket[] {
    const prefixes = bookmakerPrefixes(bookmaker).map((prefix) => prefix + SET_MARK[set]);
    return MARKETS.map((market) =>
      prefixes
        .map((prefix) =>
          market.map(([ending, field]) => ({
            field,
            column: prefix + ending,
            position: header.findLoosely(prefix + ending),
          })),
        )
        .filter((offer) => offer.every(({ position }) => position >= 0)),
    )
      .filter((offers) => offers.length > 0)
      .map((offers) => new PricedMarket(offers));
  }

  /** Adds the prices of the first bookmaker that prices the whole market. */
  read(cells: readonly string[], prices: Prices, warn: Warn): void {
    for (const offer of this.offers) {
      const values = offer.map(({ position }) => parsePrice(cells[position]!));
      offer.forEach(({ column, position }, index) => {
        if (values[index] === BAD_PRICE) warn(problem('badPrice', column, cells[position]!.trim()));
      });
      if (values.some((value) => value === BAD_PRICE || value === NO_PRICE)) continue;
      offer.forEach(({ field }, index) => (prices[field] = values[index]!));
      return;
    }
  }
}
