import { MATCH_COLUMN } from './layout';
import { MOMENTS_PER_DAY } from './kick-off';
import type { NumberArray } from './number-array';

/** Contents of a segment as plain data over shared memory, to be sent between threads. */
export interface SegmentData {
  readonly rows: number;
  readonly ids: Uint32Array;
  readonly columns: readonly (NumberArray | null)[];
  /** Where all columns of 16 bits stand; null = each for itself. */
  readonly memory: WebAssembly.Memory | null;
}

const DATE = MATCH_COLUMN.date;
const TIME = MATCH_COLUMN.time;

/**
 * Rows by column, the newest match first: date, time (unknown last), id, all descending. Nothing of it ever changes. A
 * column without any value takes no memory.
 */
export class Segment implements SegmentData {
  readonly rows: number;
  /** Ids by position. */
  readonly ids: Uint32Array;
  readonly columns: readonly (NumberArray | null)[];
  readonly memory: WebAssembly.Memory | null;

  constructor({ rows, ids, columns, memory }: SegmentData) {
    this.rows = rows;
    this.ids = ids;
    this.columns = columns;
    this.memory = memory;
  }

  /** Cells of a column by position; null when no row has a value. */
  column(number: number): NumberArray | null {
    return this.columns[number]!;
  }

  cell(number: number, position: number): number {
    return this.columns[number]?.[position] ?? 0;
  }

  /** Date and time of a row as one number that grows with time; rows of unknown time come first in their day. */
  momentOf(position: number): number {
    return this.cell(DATE, position) * MOMENTS_PER_DAY + this.cell(TIME, position);
  }

  /** What {@link momentOf} would give for these cells. */
  static momentOfCells(cells: Uint32Array): number {
    return cells[DATE]! * MOMENTS_PER_DAY + cells[TIME]!;
  }

  /** As plain data, to be sent. */
  get data(): SegmentData {
    const { rows, ids, columns, memory } = this;
    return { rows, ids, columns, memory };
  }

  /** Bytes that ids and columns take. */
  get bytes(): number {
    return this.columns.reduce((sum, each) => sum + (each?.byteLength ?? 0), this.ids.byteLength);
  }
}

/** Some rows of a segment, in its order. */
export interface Slice {
  readonly segment: Segment;
  readonly positions: Uint32Array;
}
