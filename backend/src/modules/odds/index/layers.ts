import type { Slice } from './merge';
import { PositionsById } from './positions-by-id';
import { RecentRows } from './recent-rows';
import { scan } from './scan';
import { Segment } from './segment';
import type { CellCondition } from './conditions';

/** Changed rows that are kept beside the main segment before both are merged. */
const FEWEST_BEFORE_MERGE = 2_048;
const MOST_BEFORE_MERGE = 16_384;

/** The rows of an index: a main segment in the order of the list, and rows that are new or moved beside it. */
export class Layers {
  readonly recent = new RecentRows();
  private readonly mainPositions: PositionsById;
  private readonly scratch: Uint32Array;

  constructor(readonly main: Segment) {
    this.mainPositions = new PositionsById(main.ids, main.rows);
    this.scratch = new Uint32Array(main.rows);
  }

  /** Rows, deleted ones left out. */
  get size(): number {
    const { segment } = this.recent;
    return this.main.rows - this.main.deleted + segment.rows - segment.deleted;
  }

  /** Bytes of all columns. */
  get bytes(): number {
    return this.main.bytes + this.recent.segment.bytes;
  }

  /** Whether enough rows have changed to be worth a merge. */
  get wantMerge(): boolean {
    const changed = this.recent.segment.rows + this.main.deleted;
    return changed > Math.min(MOST_BEFORE_MERGE, Math.max(FEWEST_BEFORE_MERGE, this.main.rows / 50));
  }

  /** Rows that meet all conditions, newest first. The main slice is good until the next call. */
  search(conditions: readonly CellCondition[]): { main: Slice; recent: Slice } {
    const { segment } = this.recent;
    const positions = this.recent.newestFirst(scan(segment, conditions, new Uint32Array(segment.rows)));
    return {
      main: { segment: this.main, positions: scan(this.main, conditions, this.scratch) },
      recent: { segment, positions },
    };
  }

  /** Brings a row up to date or adds it; {@link RecentRows.rank} is to be called after the last one. */
  put(id: number, cells: Uint32Array): void {
    const recent = this.recent.find(id);
    if (recent !== undefined) {
      this.recent.segment.write(recent, cells);
      return;
    }
    const position = this.mainPositions.find(id);
    if (position !== undefined) {
      if (this.main.momentOf(position) === Segment.momentOfCells(cells)) {
        this.main.write(position, cells);
        return;
      }
      this.main.delete(position);
    }
    this.recent.append(id, cells);
  }

  delete(id: number): void {
    const recent = this.recent.find(id);
    if (recent !== undefined) this.recent.segment.delete(recent);
    const position = this.mainPositions.find(id);
    if (position !== undefined) this.main.delete(position);
  }
}
