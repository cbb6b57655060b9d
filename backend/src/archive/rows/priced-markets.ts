import { type Market, ODD_MARKETS } from '../catalogue/columns';
import { storedPlace } from '../columns/layout';
import type { OddsRow } from './odds-row';

/** A market with a match's prices of all its selections, in hundredths and in order. */
export interface PricedMarket {
  readonly market: Market;
  readonly prices: readonly number[];
}

/** Where a row holds the prices of a market. */
const placesOf = new Map(
  ODD_MARKETS.map(({ key, columns }) => [key as string, columns.map(({ field }) => storedPlace(field))]),
);

/** Those of the markets in which a row has the price of every selection. */
export function pricedMarkets({ odds }: OddsRow, markets: readonly Market[]): PricedMarket[] {
  const priced: PricedMarket[] = [];
  for (const market of markets) {
    const prices = placesOf.get(market.key)!.map((place) => odds[place]!);
    if (prices.every((price) => price > 0)) priced.push({ market, prices });
  }
  return priced;
}
