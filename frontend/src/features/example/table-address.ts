import type { PricedSelectionDto } from '../../api/generated/wire';
import { TABLE_PATHS } from '../../components/table/table-paths';

/** The filter type of closing odds. */
const CLOSING = 2;

/** The table of closing odds, filtered by these prices. */
export function tableAddress(odds: readonly PricedSelectionDto[]): string {
  const prices = Object.fromEntries(odds.map(({ column, price }) => [column, price.toFixed(2)]));
  return `${TABLE_PATHS[CLOSING]}?${new URLSearchParams(prices).toString()}`;
}
