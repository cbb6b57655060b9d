import { COLUMN_COUNT } from './layout';
import {
  allocate16,
  allocate32,
  type ColumnMemory,
  fits,
  type NumberArray,
  resized,
  widened,
} from './number-array';
import { Segment, type SegmentData } from './segment';

/** Rows that are written to the columns together: column by column takes half the time of row by row. */
const ROWS_PER_WRITE = 64;

/** Builds a segment from rows that come newest first: date, time (unknown last), id, all descending. */
export class SegmentBuilder {
  private rows = 0;
  private ids: Uint32Array;
  private readonly columns = new Array<NumberArray | null>(COLUMN_COUNT).fill(null);
  /** Rows that wait to be written: their ids, and their cells by row. */
  private readonly waitingIds = new Uint32Array(ROWS_PER_WRITE);
  private readonly waitingCells = new Uint32Array(ROWS_PER_WRITE * COLUMN_COUNT);
  private waiting = 0;
  private last = { id: 0, moment: Infinity };

  /**
   * @param expectedRows how many rows will come; more may, at the price of copying
   * @param memory for the columns; null = each stands for itself, as all do where other than the expected rows come
   */
  constructor(
    expectedRows: number,
    private memory: ColumnMemory | null = null,
  ) {
    this.ids = allocate32(expectedRows);
  }

  /** @throws Error when the row is not older than the one before it */
  add(id: number, cells: Uint32Array): void {
    const moment = Segment.momentOfCells(cells);
    const { last } = this;
    if (moment > last.moment || (moment === last.moment && id >= last.id))
      throw new Error(`Match ${id} came after match ${last.id}, which is older`);
    last.id = id;
    last.moment = moment;
    this.waitingIds[this.waiting] = id;
    this.waitingCells.set(cells, this.waiting * COLUMN_COUNT);
    this.waiting += 1;
    if (this.waiting === ROWS_PER_WRITE) this.write();
  }

  finish(): SegmentData {
    this.write();
    if (this.rows < this.ids.length) this.grow(this.rows);
    return { rows: this.rows, ids: this.ids, columns: this.columns, memory: this.memory?.shared ?? null };
  }

  private write(): void {
    const { waiting, waitingCells: cells } = this;
    const from = this.rows;
    if (from + waiting > this.ids.length) this.grow(Math.max(1024, from + waiting, from * 2));
    this.rows += waiting;
    this.ids.set(this.waitingIds.subarray(0, waiting), from);
    for (let number = 0; number < COLUMN_COUNT; number++) {
      const end = number + waiting * COLUMN_COUNT;
      // 0 only when all cells are, and of more than 16 bits only when one of them is
      let bits = 0;
      for (let at = number; at < end; at += COLUMN_COUNT) bits |= cells[at]!;
      if (bits > 0) fill(this.roomFor(number, bits), from, cells, number, end);
    }
    this.waiting = 0;
  }

  private roomFor(number: number, value: number): NumberArray {
    const { memory, ids } = this;
    const array = this.columns[number] ?? memory?.allocate16(ids.length) ?? allocate16(ids.length);
    return (this.columns[number] = fits(array, value) ? array : widened(array));
  }

  private grow(capacity: number): void {
    this.memory = null;
    this.ids = resized(this.ids, capacity) as Uint32Array;
    for (let number = 0; number < COLUMN_COUNT; number++) {
      const array = this.columns[number]!;
      if (array !== null) this.columns[number] = resized(array, capacity);
    }
  }
}

/** Copies every {@link COLUMN_COUNT}th cell. */
function fill(array: NumberArray, position: number, cells: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += COLUMN_COUNT) array[position++] = cells[at]!;
}
