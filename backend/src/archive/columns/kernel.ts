import { KERNEL, LANES } from './kernel-code';
import type { RowRange } from './days';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';

const PAGE = 65_536;
/** A mark for every cell of 16 bits. */
const MARKS = PAGE;
const MOST_IN_A_CELL = 0xffff;

type Scan = (cells: number, from: number, to: number, low: number, span: number, out: number) => number;

/** Null where the processor lacks what it takes. */
const compiled = WebAssembly.validate(KERNEL) ? new WebAssembly.Module(KERNEL) : null;
const kernels = new WeakMap<Segment, Kernel>();

/**
 * Scans of a segment's 16-bit columns, sixteen rows at a time; the same positions as the loops of `scan` find. Searches
 * take less than half the time with it (bench, search).
 */
export class Kernel {
  /** Room for the positions of the segment: what is found can stand nowhere else. */
  readonly positions: Uint32Array;
  private readonly marks: Uint8Array;
  /** Everything that is its own; positions may end behind the room for them at first. */
  private readonly words: Uint32Array;
  private readonly scans: Readonly<Record<'between' | 'marked', Scan>>;

  private constructor(code: WebAssembly.Module, columns: WebAssembly.Memory, rows: number) {
    const bytes = MARKS + (rows + LANES) * Uint32Array.BYTES_PER_ELEMENT;
    const own = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
    this.words = new Uint32Array(own.buffer);
    this.marks = new Uint8Array(own.buffer, 0, MARKS);
    this.positions = new Uint32Array(own.buffer, MARKS, rows);
    this.scans = new WebAssembly.Instance(code, { memory: { columns, own } }).exports as typeof this.scans;
  }

  /** The one of a segment in this thread; null when its columns don't stand in one memory. */
  static of(segment: Segment): Kernel | null {
    if (compiled === null || segment.memory === null) return null;
    const known = kernels.get(segment) ?? new Kernel(compiled, segment.memory, segment.rows);
    kernels.set(segment, known);
    return known;
  }

  /** @param out a part of {@link positions} */
  between(cells: NumberArray, rows: RowRange, low: number, high: number, out: Uint32Array): number {
    const span = Math.min(high, MOST_IN_A_CELL) - low;
    return span < 0 ? 0 : this.run('between', cells, rows, low, span, out);
  }

  /** @param out a part of {@link positions} */
  marked(cells: NumberArray, rows: RowRange, marks: Uint8Array, out: Uint32Array): number {
    // there may be more marks than cells of 16 bits can name
    this.marks.set(marks.subarray(0, MARKS));
    return this.run('marked', cells, rows, 0, 0, out);
  }

  private run(
    scan: 'between' | 'marked',
    cells: NumberArray,
    { from, to }: RowRange,
    low: number,
    span: number,
    out: Uint32Array,
  ): number {
    let count = this.scans[scan](cells.byteOffset, from, to, low, span, out.byteOffset);
    const before = out.byteOffset / Uint32Array.BYTES_PER_ELEMENT - 1;
    while (count > 0 && this.words[before + count]! >= to) count -= 1;
    return count;
  }
}
