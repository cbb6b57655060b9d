import { ODD_FIELDS } from '../catalogue/columns';
import { LooseRows } from '../index/loose-rows';
import { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { SettlementTable } from '../summary/settlement-table';
import type { OddsSummary } from '../summary/odds-summary';
import { summarise } from '../summary/summarise';
import { type PastRow, pastRowReader } from './past-row';

/** Sums up what happened in some matches that were read with all their prices of a set. */
export function summariseRows(rows: readonly PastRow[], type: FilterType): OddsSummary {
  const toIndexRow = pastRowReader(type, ODD_FIELDS);
  const { segment, scores } = rows.reduce((loose, row) => {
    loose.add(toIndexRow(row));
    return loose;
  }, new LooseRows(rows.length));
  const hits = {
    total: rows.length,
    main: { segment, positions: Uint32Array.from(rows.keys()) },
    recent: { segment: Segment.empty(), positions: new Uint32Array(0) },
  };
  return summarise(hits, type, scores, new SettlementTable());
}
