import type { Market } from '../../catalogue/columns';
import { oddsColumn, sourcesColumn } from '../../columns/layout';
import type { Segment } from '../../columns/segment';
import type { FilterType } from '../../question/odds-query';

// looked up once: where tests run, every look at a global is slow
const { imul } = Math;

const FIRST_CAPACITY = 1_024;

/** Rows that are read together, see {@link MarketQuotes.numbersIn}: few hits lie in few blocks. */
export const ROWS_PER_BLOCK = 1_024;

/** The blocks of a segment in which these positions, which rise, lie. */
export function blocksOf(positions: Uint32Array): number[] {
  const blocks: number[] = [];
  let end = 0;
  for (let at = 0; at < positions.length; at++) {
    if (positions[at]! < end) continue;
    const block = Math.floor(positions[at]! / ROWS_PER_BLOCK);
    blocks.push(block);
    end = (block + 1) * ROWS_PER_BLOCK;
  }
  return blocks;
}

/** Numbers of the quotes of a segment's rows, and in which blocks they are known. */
interface NumberedRows {
  readonly numbers: Uint32Array;
  readonly isRead: Uint8Array;
}

/**
 * Every distinct quote of one market in one set of odds: the prices of all its selections together, and where they come
 * from. Bookmakers repeat themselves, so what follows from prices is worked out once per quote, and a row needs only the
 * number of its quote.
 */
export class MarketQuotes {
  /** How many selections the market has. */
  readonly selections: number;
  /** Places that a quote takes in {@link cells}. */
  readonly width: number;
  private readonly columns: readonly number[];
  private readonly rows = new WeakMap<Segment, NumberedRows>();
  /**
   * Places where quotes are looked up: number + 1, 0 = free; a power of two of them, at most half taken. A map from
   * hashes to numbers would take 2.1 × as long over all markets of 250,000 rows, one with texts as keys 5.9 ×.
   */
  private slots = new Uint32Array(2 * FIRST_CAPACITY);
  private cellArray: Uint32Array;
  private found = 0;

  constructor({ columns }: Market, type: FilterType) {
    this.selections = columns.length;
    this.columns = [...columns.map(({ field }) => oddsColumn(field, type)), sourcesColumn(type)];
    this.width = this.columns.length;
    this.cellArray = new Uint32Array(FIRST_CAPACITY * this.width);
    // quote 0 has no price and no source
    this.numberOf(new Uint32Array(this.width), 0);
  }

  /** Quotes so far. */
  get count(): number {
    return this.found;
  }

  /**
   * Cells by `number * width + selection` (prices in hundredths, 0 = none), after those of a quote's prices the mask of its
   * sources.
   */
  get cells(): Uint32Array {
    return this.cellArray;
  }

  /** Numbers of the quotes of a segment's rows by position, those in these blocks, see {@link blocksOf}. */
  numbersIn(segment: Segment, blocks: readonly number[]): Uint32Array {
    let known = this.rows.get(segment);
    if (known === undefined) {
      known = {
        numbers: new Uint32Array(segment.rows),
        isRead: new Uint8Array(Math.ceil(segment.rows / ROWS_PER_BLOCK)),
      };
      this.rows.set(segment, known);
    }
    for (const block of blocks) {
      if (known.isRead[block] === 1) continue;
      this.readBlock(segment, block, known.numbers);
      known.isRead[block] = 1;
    }
    return known.numbers;
  }

  private readBlock(segment: Segment, block: number, numbers: Uint32Array): void {
    const from = block * ROWS_PER_BLOCK;
    const to = Math.min(from + ROWS_PER_BLOCK, segment.rows);
    const quotes = new Uint32Array(ROWS_PER_BLOCK * this.width);
    for (const [place, column] of this.columns.entries()) {
      const cells = segment.column(column);
      if (cells === null) continue;
      for (let row = from; row < to; row++) quotes[(row - from) * this.width + place] = cells[row]!;
    }
    for (let row = from; row < to; row++) numbers[row] = this.numberOf(quotes, (row - from) * this.width);
  }

  /** Number of the quote that begins at a place, a new one if it was not known. */
  private numberOf(quotes: Uint32Array, from: number): number {
    const mask = this.slots.length - 1;
    for (let slot = this.hash(quotes, from) & mask; ; slot = (slot + 1) & mask) {
      const stored = this.slots[slot]!;
      if (stored === 0) return this.addAt(slot, quotes, from);
      if (this.isQuote(stored - 1, quotes, from)) return stored - 1;
    }
  }

  private addAt(slot: number, quotes: Uint32Array, from: number): number {
    const number = this.found++;
    this.slots[slot] = number + 1;
    if (this.cellArray.length < this.found * this.width) {
      const cells = new Uint32Array(this.cellArray.length * 2);
      cells.set(this.cellArray);
      this.cellArray = cells;
    }
    for (let place = 0; place < this.width; place++)
      this.cellArray[number * this.width + place] = quotes[from + place]!;
    if (this.found * 2 > this.slots.length) this.growSlots();
    return number;
  }

  private growSlots(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let number = 0; number < this.found; number++) {
      let slot = this.hash(this.cellArray, number * this.width) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = number + 1;
    }
  }

  private isQuote(number: number, quotes: Uint32Array, from: number): boolean {
    const { width, cellArray } = this;
    for (let place = 0; place < width; place++)
      if (cellArray[number * width + place] !== quotes[from + place]) return false;
    return true;
  }

  /** FNV-1a over the cells, mixed once more, as neighbouring prices differ in their last bits only. */
  private hash(quotes: Uint32Array, from: number): number {
    let hash = 0x811c9dc5;
    for (let place = 0; place < this.width; place++) hash = imul(hash ^ quotes[from + place]!, 0x01000193);
    return (hash ^ (hash >>> 15)) >>> 0;
  }
}
