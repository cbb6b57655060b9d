import type { ComparedSelections, ScanRecord } from '../api/generated/wire';

const selections = (n: number, past: number, price: number, won: number): ComparedSelections => ({
  n,
  past_rate: past,
  price_rate: price,
  won_rate: won,
  won_low: won - 0.02,
  won_high: won + 0.02,
  return_rate: -0.06,
  return_low: -0.12,
  return_high: 0.01,
});

/** For tests: what a deviation has been worth, nothing beyond two standard errors. */
export const SCAN_RECORD: ScanRecord = {
  days: 400,
  above: selections(1_904, 0.428, 0.357, 0.371),
  below: selections(1_700, 0.301, 0.402, 0.396),
  rest: selections(40_000, 0.4, 0.4, 0.4),
  weight: 0.12,
  weight_se: 0.06,
};

/** For tests: where there are no such selections. */
export const NOTHING_COMPARED: ComparedSelections = {
  n: 0,
  past_rate: null,
  price_rate: null,
  won_rate: null,
  won_low: null,
  won_high: null,
  return_rate: null,
  return_low: null,
  return_high: null,
};
