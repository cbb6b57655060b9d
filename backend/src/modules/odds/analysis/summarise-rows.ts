import type { Calibration } from '../calibration/calibration';
import { COLUMNS_PER_SET } from '../index/layout';
import { LooseRows } from '../index/loose-rows';
import { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { OddsSummary } from '../summary/odds-summary';
import { MarketReaders } from '../summary/market-reader';
import { summarise } from '../summary/summarise';
import { marketPlaces } from '../summary/summary-builder';
import type { RawOddsRow } from '../rows/odds-row';
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
