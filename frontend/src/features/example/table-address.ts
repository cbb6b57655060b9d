import type { PricedSelectionDto } from '../../api/generated/wire';
import { TABLE_PATHS } from '../../components/table/table-paths';
import { writeView } from '../../components/table/view-address';

/** The filter type of closing odds. */
const CLOSING = 2;

/** The table of closing odds, filtered by these prices. */
export function tableAddress(odds: readonly PricedSelectionDto[]): string {
  const applied = Object.fromEntries(odds.map(({ column, price }) => [column, price.toFixed(2)]));
  return `${TABLE_PATHS[CLOSING]}?${writeView({ applied, hiddenGroups: [] })}`;
}
