import { marketOf } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import type { FilterType, Predicate } from '../question/odds-query';
import type { Calibration } from '../statistics/calibration/calibration';
import { POINT, tenThousandths } from '../statistics/calibration/shown-probability';
import { type OddsRow, oddsValue } from './odds-row';
import { pricedMarkets } from './priced-markets';

/** What two prices are compared by: as they are written, or what they say. */
export const BASES = ['price', 'probability'] as const;
export type Basis = (typeof BASES)[number];

/** When two matches are alike: on every column of a set of odds no further apart than the tolerance. */
export interface Likeness {
  readonly type: FilterType;
  readonly columns: readonly OddField[];
  readonly basis: Basis;
  /** Hundredths of a price, or tenths of a point of probability. */
  readonly tolerance: number;
}

const TENTH = POINT / 10;

/** A match's probability of a selection in ten-thousandths as it is shown; null where its market isn't wholly priced. */
export function shownProbability(
  row: OddsRow,
  field: OddField,
  type: FilterType,
  calibration: Calibration,
): number | null {
  const market = marketOf(field);
  const [priced] = pricedMarkets(row, [market]);
  if (priced === undefined) return null;
  const all = calibration.market(type, market.key).probabilities(priced.prices);
  return tenThousandths(all[market.columns.findIndex((column) => column.field === field)]!);
}

/** The conditions that the played matches like this one meet, itself left out; null where it lacks a value. */
export function alikeTo(
  row: OddsRow,
  { type, columns, basis, tolerance }: Likeness,
  calibration: Calibration,
): Predicate[] | null {
  const predicates: Predicate[] = [];
  for (const field of columns) {
    const isPrice = basis === 'price';
    const value = isPrice ? oddsValue(row, field) : shownProbability(row, field, type, calibration);
    if (value === null) return null;
    const reach = isPrice ? tolerance : tolerance * TENTH;
    const bounds = { field, min: Math.max(0, value - reach), max: value + reach };
    predicates.push(isPrice ? { kind: 'range', ...bounds } : { kind: 'probability', ...bounds });
  }
  return [...predicates, { kind: 'played', wanted: true }, { kind: 'not_match', id: row.id }];
}

/** Whether a match has what a likeness compares. */
export function canBeAlike(row: OddsRow, { columns, basis }: Likeness): boolean {
  if (basis === 'price') return columns.every((field) => oddsValue(row, field) !== null);
  const markets = [...new Set(columns.map(marketOf))];
  return pricedMarkets(row, markets).length === markets.length;
}
