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
    const { byResult, bySource } = this;
    const sources = segment.column(sourcesColumn(type));
    if (sources === null) bySource[0]! += positions.length;
    for (let at = 0; at < positions.length; at++) {
      const row = positions[at]!;
      byResult[results[row]!]! += 1;
      if (sources !== null) bySource[sources[row]!]! += 1;
    }
  }

  private growTo(results: number): void {
    if (this.byResult.length >= results) return;
    const byResult = new Int32Array(results);
    byResult.set(this.byResult);
    this.byResult = byResult;
  }
}
