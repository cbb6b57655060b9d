import { marketPlace, ODD_MARKETS } from '../../../archive/catalogue/columns';
import type { OddsGroup } from '../../../archive/catalogue/column-types';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import type { RawOddsRow } from '../../../archive/rows/odds-row';
import type { PricedMarket } from '../../../archive/statistics/similarity/similarity';

/** Any market. */
export type Market = OddsGroup<OddField, CodeField>;

/** Where a row holds the prices of a market. */
const placesOf = new Map(
  ODD_MARKETS.map(({ key, columns }) => [key as string, columns.map(({ field }) => marketPlace(field))]),
);

/** Those of the markets in which a row has the price of every selection. */
export function pricedMarkets({ odds }: RawOddsRow, markets: readonly Market[]): PricedMarket[] {
  const priced: PricedMarket[] = [];
  for (const market of markets) {
    const prices = placesOf.get(market.key)!.map((place) => odds[place]!);
    if (prices.every((price) => price >= 0)) priced.push({ market, prices });
  }
  return priced;
}
