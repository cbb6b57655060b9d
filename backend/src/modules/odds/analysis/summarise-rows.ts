import type { Calibration } from '../../../archive/statistics/calibration/calibration';
import { COLUMNS_PER_SET } from '../../../archive/columns/layout';
import { LooseRows } from '../../../archive/columns/loose-rows';
import { Segment } from '../../../archive/columns/segment';
import type { FilterType } from '../../../archive/question/odds-query';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { MarketReaders } from '../../../archive/statistics/summary/market-reader';
import { summarise } from '../../../archive/statistics/summary/summarise';
import { marketPlaces } from '../../../archive/statistics/summary/summary-builder';
import type { RawOddsRow } from '../../../archive/rows/odds-row';
import { NO_NAMES } from './past-row';

/** Sums up what happened in some matches that were read with all their prices of a set. */
export function summariseRows(
  rows: readonly RawOddsRow[],
  type: FilterType,
  calibration: Calibration,
): OddsSummary {
  const loose = new LooseRows(rows.length);
  for (const row of rows) {
    const odds = new Uint32Array(2 * COLUMNS_PER_SET);
    row.odds.forEach((price, at) => (odds[(type - 1) * COLUMNS_PER_SET + at] = price + 1));
    loose.add({ ...row, folded: NO_NAMES, odds });
  }
  const { segment, scores } = loose;
  const hits = {
    main: { segment, positions: Uint32Array.from(rows.keys()) },
    recent: { segment: Segment.empty(), positions: new Uint32Array(0) },
  };
  return summarise({
    hits,
    markets: marketPlaces(null),
    readers: new MarketReaders(type, calibration, scores),
  });
}
