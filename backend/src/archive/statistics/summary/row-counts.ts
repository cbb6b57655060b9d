import { ALL_SOURCES } from '../../catalogue/price-sources';
import { sourcesColumn } from '../../columns/layout';
import type { FilterType } from '../../question/odds-query';
import type { RowsByResult } from './rows-by-result';

/** How many rows there are, and how many of each result and of each combination of sources. */
export class RowCounts {
  rows = 0;
  /** By number of the result; may be shorter than there are results. */
  byResult = new Int32Array(0);
  /** By mask of sources. */
  readonly bySource = new Int32Array(ALL_SOURCES + 1);

  add({ segment, positions, results, begins }: RowsByResult, type: FilterType): void {
    this.growTo(begins.length - 1);
    this.rows += positions.length;
    for (const result of results) this.byResult[result]! += begins[result + 1]! - begins[result]!;
    const sources = segment.column(sourcesColumn(type));
    if (sources === null) this.bySource[0]! += positions.length;
    else for (let at = 0; at < positions.length; at++) this.bySource[sources[positions[at]!]!]! += 1;
  }

  private growTo(results: number): void {
    if (this.byResult.length >= results) return;
    const byResult = new Int32Array(results);
    byResult.set(this.byResult);
    this.byResult = byResult;
  }
}
