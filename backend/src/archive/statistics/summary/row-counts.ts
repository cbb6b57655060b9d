import { ALL_SOURCES } from '../../catalogue/price-sources';
import { sourcesColumn } from '../../columns/layout';
import type { FilterType } from '../../question/odds-query';
import type { SummedRows } from './market-reader';

/** How many rows there are, and how many of each result and of each combination of sources. */
export class RowCounts {
  rows = 0;
  /** By number of the result; may be shorter than there are results. */
  byResult = new Int32Array(0);
  /** By mask of sources. */
  readonly bySource = new Int32Array(ALL_SOURCES + 1);

  /** @param count how many results there are */
  add({ segment, positions, results }: SummedRows, count: number, type: FilterType): void {
    this.growTo(count);
    this.rows += positions.length;
    const { byResult } = this;
    for (let at = 0; at < positions.length; at++) byResult[results[positions[at]!]!]! += 1;
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
