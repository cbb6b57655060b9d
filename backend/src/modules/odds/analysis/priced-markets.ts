import { ODD_MARKETS } from '../catalogue/columns';
import type { OddsGroup } from '../catalogue/column-types';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { oddsValue, type RawOddsRow } from '../odds-row';
import type { PricedMarket } from '../summary/similarity';

/** Any of the 33 markets. */
export type Market = OddsGroup<OddField, CodeField>;

const byKey = new Map<string, Market>(ODD_MARKETS.map((market) => [market.key, market]));

export const isMarketKey = (key: string): boolean => byKey.has(key);

/** The markets of these keys, in this order; unknown keys are left out. */
export const marketsOf = (keys: readonly string[]): Market[] => keys.flatMap((key) => byKey.get(key) ?? []);

/** Those of the markets in which a row has the price of every selection. */
export function pricedMarkets(row: RawOddsRow, markets: readonly Market[]): PricedMarket[] {
  return markets.flatMap((market) => {
    const prices = market.columns.flatMap(({ field }) => oddsValue(row, field) ?? []);
    return prices.length === market.columns.length ? [{ market, prices }] : [];
  });
}
