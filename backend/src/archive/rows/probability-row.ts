import { FIELD_ALIASES, isOddField, type Market, marketOf } from '../catalogue/columns';
import type { RowField } from '../catalogue/row-fields';
import type { FilterType } from '../question/odds-query';
import type { Calibration } from '../statistics/calibration/calibration';
import { tenThousandths } from '../statistics/calibration/shown-probability';
import { type OddsRow, toWireRow, type WireValue } from './odds-row';
import { pricedMarkets } from './priced-markets';

/**
 * The wanted values of a row on the wire, columns of odds as the probabilities that the prices say: 0-1 with four
 * decimals, null where the market isn't wholly priced.
 */
export function toProbabilityRow(
  row: OddsRow,
  type: FilterType,
  fields: readonly RowField[],
  calibration: Calibration,
): Record<string, WireValue> {
  const said = new Map<Market, readonly number[] | null>();
  const ofMarket = (market: Market): readonly number[] | null => {
    const [priced] = pricedMarkets(row, [market]);
    return priced === undefined ? null : calibration.market(type, market.key).probabilities(priced.prices);
  };
  const probabilities: Partial<Record<RowField, number | null>> = {};
  for (const field of fields) {
    const stored = FIELD_ALIASES.get(field) ?? field;
    if (!isOddField(stored)) continue;
    const market = marketOf(stored);
    if (!said.has(market)) said.set(market, ofMarket(market));
    const all = said.get(market) ?? null;
    const probability = all?.[market.columns.findIndex((each) => each.field === stored)];
    probabilities[field] = probability === undefined ? null : tenThousandths(probability) / 10_000;
  }
  return { ...toWireRow(row, fields), ...probabilities };
}
