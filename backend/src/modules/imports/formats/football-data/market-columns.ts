import type { OddField } from '../../../../archive/catalogue/odds-groups';
import type { Header } from '../header';

export type OddsSet = 'opening' | 'closing';

/** The markets that season files price: column endings after the bookmaker's prefix, with our columns. */
export const MARKETS: readonly {
  readonly key: string;
  readonly columns: readonly (readonly [ending: string, field: OddField])[];
}[] = [
  {
    key: 'ft',
    columns: [
      ['H', 'ft_1_odd'],
      ['D', 'ft_x_odd'],
      ['A', 'ft_2_odd'],
    ],
  },
  {
    key: 'uo_25',
    columns: [
      ['>2.5', 'over_25_odd'],
      ['<2.5', 'under_25_odd'],
    ],
  },
];

/** Closing prices have a `C` between prefix and ending. */
const SET_MARK: Record<OddsSet, string> = { opening: '', closing: 'C' };

/** Name of a column by its bookmaker's prefix, set and ending. */
export const columnName = (prefix: string, set: OddsSet, ending: string): string =>
  prefix + SET_MARK[set] + ending;

/** Whether a header has all columns of some market of a set under a prefix. */
export function hasMarket(header: Header, prefix: string, set: OddsSet): boolean {
  return MARKETS.some(({ columns }) =>
    columns.every(([ending]) => header.findLoosely(columnName(prefix, set, ending)) >= 0),
  );
}
