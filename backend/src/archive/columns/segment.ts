import { COLUMN_COUNT, matchColumn } from './layout';
import { allocate16, allocate32, fits, type NumberArray, resized, widened } from './number-array';

/** Contents of a segment as plain data over shared memory, to be sent between threads. */
export interface SegmentData {
  readonly rows: number;
  readonly ids: Uint32Array;
  readonly columns: readonly (NumberArray | null)[];
}

const DATE = matchColumn('match_date');
const TIME = matchColumn('match_time');
/** By how much {@link Segment.momentOf} grows from one day to the next. */
export const MOMENTS_PER_DAY = 2_048;

/** Rows of a block, see {@link Segment.changesIn}. */
export const ROWS_PER_BLOCK = 1_024;

/**
 * Rows by column. A column without any value takes no memory; a row with id 0 is deleted. Cells hold 0 for
 * "not known" and otherwise one more than the value; masks of sources and marks are held as they are.
 */
export class Segment {
  /** Changes by block. */
  private readonly changes: number[] = [];

  private constructor(
    private rowCount: number,
    private idArray: Uint32Array,
    private readonly columnArrays: (NumberArray | null)[],
    private deletedCount: number,
  ) {}

  static empty(capacity = 0): Segment {
    return new Segment(0, allocate32(capacity), new Array<NumberArray | null>(COLUMN_COUNT).fill(null), 0);
  }

  static of({ rows, ids, columns }: SegmentData): Segment {
    return new Segment(rows, ids, [...columns], 0);
  }

  /** Rows, deleted ones included: positions run from 0 to here. */
  get rows(): number {
    return this.rowCount;
  }

  get deleted(): number {
    return this.deletedCount;
  }

  /** Ids by position. */
  get ids(): Uint32Array {
    return this.idArray;
  }

  /** Cells of a column by position; null when no row has a value. */
  column(number: number): NumberArray | null {
    return this.columnArrays[number]!;
  }

  /** Bytes that ids and columns take. */
  get bytes(): number {
    return this.columnArrays.reduce((sum, each) => sum + (each?.byteLength ?? 0), this.idArray.byteLength);
  }

  /** Grows with each change of a row of a block: those from `block` times {@link ROWS_PER_BLOCK} on. */
  changesIn(block: number): number {
    return this.changes[block] ?? 0;
  }

  /** Date and time of a row as one number that grows with time; rows of unknown time come first in their day. */
  momentOf(position: number): number {
    return this.cell(DATE, position) * MOMENTS_PER_DAY + this.cell(TIME, position);
  }

  /** What {@link momentOf} would give for these cells. */
  static momentOfCells(cells: Uint32Array): number {
    return cells[DATE]! * MOMENTS_PER_DAY + cells[TIME]!;
  }

  /** Adds a row at the end; answers its position. */
  append(id: number, cells: Uint32Array): number {
    if (this.rowCount === this.idArray.length) this.grow(Math.max(1024, this.rowCount * 2));
    const position = this.rowCount++;
    this.idArray[position] = id;
    this.write(position, cells);
    return position;
  }

  /**
   * Adds rows at the end.
   * @param cells of the rows, one row after the other
   */
  appendRows(ids: Uint32Array, cells: Uint32Array): void {
    const from = this.rowCount;
    const rows = from + ids.length;
    if (rows > this.idArray.length) this.grow(Math.max(1024, rows, from * 2));
    this.rowCount = rows;
    this.idArray.set(ids, from);
    for (let position = from; position < rows; position++) this.noteChange(position);
    for (let number = 0; number < COLUMN_COUNT; number++) {
      const end = number + ids.length * COLUMN_COUNT;
      // 0 only when all cells are, and of more than 16 bits only when one of them is
      let bits = 0;
      for (let at = number; at < end; at += COLUMN_COUNT) bits |= cells[at]!;
      if (bits === 0) continue;
      const array = this.columnArrays[number];
      fill(array && fits(array, bits) ? array : this.makeRoom(number, bits), from, cells, number, end);
    }
  }

  /** Replaces the cells of a row. */
  write(position: number, cells: Uint32Array): void {
    this.noteChange(position);
    for (let number = 0; number < COLUMN_COUNT; number++) {
      const value = cells[number]!;
      const array = this.columnArrays[number]!;
      if (array !== null && fits(array, value)) array[position] = value;
      else if (value > 0) this.makeRoom(number, value)[position] = value;
    }
  }

  delete(position: number): void {
    this.noteChange(position);
    this.idArray[position] = 0;
    this.deletedCount += 1;
  }

  /** Gives back memory beyond the last row. */
  trim(): void {
    if (this.rowCount < this.idArray.length) this.grow(this.rowCount);
  }

  toData(): SegmentData {
    return { rows: this.rowCount, ids: this.idArray, columns: [...this.columnArrays] };
  }

  private noteChange(position: number): void {
    const block = Math.floor(position / ROWS_PER_BLOCK);
    this.changes[block] = (this.changes[block] ?? 0) + 1;
  }

  private cell(number: number, position: number): number {
    return this.columnArrays[number]?.[position] ?? 0;
  }

  private makeRoom(number: number, value: number): NumberArray {
    const array = this.columnArrays[number] ?? allocate16(this.idArray.length);
    return (this.columnArrays[number] = fits(array, value) ? array : widened(array));
  }

  private grow(capacity: number): void {
    this.idArray = resized(this.idArray, capacity) as Uint32Array;
    for (let number = 0; number < COLUMN_COUNT; number++) {
      const array = this.columnArrays[number]!;
      if (array !== null) this.columnArrays[number] = resized(array, capacity);
    }
  }
}

/** Copies every {@link COLUMN_COUNT}th cell. */
function fill(array: NumberArray, position: number, cells: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += COLUMN_COUNT) array[position++] = cells[at]!;
}
