import { COLUMN_COUNT } from './layout';
import { walkMerged } from './merge';
import { allocate32, allocate8, ColumnMemory, type NumberArray } from './number-array';
import { PositionsById } from './positions-by-id';
import { Segment, type SegmentData } from './segment';
import { SegmentBuilder } from './segment-builder';
import type { StateUpdate } from './state-update';
import { NO_SIZES, type Sizes, type Vocabulary } from './vocabulary';

/** Changed rows that stand beside the main segment before both are merged. */
const FEWEST_BEFORE_MERGE = 2_048;
const MOST_BEFORE_MERGE = 16_384;

/** A row as the columns hold it. */
export interface EncodedRow {
  readonly id: number;
  /** By column, of length `COLUMN_COUNT`. */
  readonly cells: Uint32Array;
}

/** Makes one state of the archive after the other. What it has published it never changes again. */
export class StateWriter {
  private main: Segment;
  private positions: PositionsById;
  /** 1 by position in the main segment for rows that have changed or are deleted. */
  private gone: Uint8Array;
  private goneCount = 0;
  private changed = new Map<number, Uint32Array>();
  private isNewMain = true;
  private published: Sizes = NO_SIZES;

  /** @param vocabulary numbers what stands in the columns */
  constructor(
    main: SegmentData,
    private readonly vocabulary: Vocabulary,
  ) {
    this.main = new Segment(main);
    this.positions = new PositionsById(main.ids, main.rows);
    this.gone = new Uint8Array(main.rows);
  }

  /** Brings rows up to date or adds them. */
  put(rows: Iterable<EncodedRow>): void {
    for (const { id, cells } of rows) {
      this.takeOut(id);
      this.changed.set(id, cells);
    }
  }

  delete(ids: Iterable<number>): void {
    for (const id of ids) {
      this.takeOut(id);
      this.changed.delete(id);
    }
  }

  /** The next state, which stands at a revision. */
  publish(revision: number): StateUpdate {
    if (this.wantsMerge) this.merge();
    const main = this.isNewMain ? this.main : null;
    const added = this.vocabulary.addedSince(this.published);
    this.isNewMain = false;
    this.published = this.vocabulary.sizes;
    return {
      revision,
      main: main && main.data,
      gone: this.goneCount === 0 ? null : shared(this.gone),
      block: this.block(),
      added,
    };
  }

  private takeOut(id: number): void {
    if (this.changed.has(id)) return;
    const position = this.positions.find(id);
    if (position === undefined || this.gone[position] === 1) return;
    this.gone[position] = 1;
    this.goneCount += 1;
  }

  private get wantsMerge(): boolean {
    const rows = this.changed.size + this.goneCount;
    return rows > Math.min(MOST_BEFORE_MERGE, Math.max(FEWEST_BEFORE_MERGE, this.main.rows / 50));
  }

  /** The changed rows, newest first. */
  private block(): SegmentData {
    const rows = Array.from(this.changed, ([id, cells]) => ({
      id,
      cells,
      moment: Segment.momentOfCells(cells),
    }));
    rows.sort((a, b) => b.moment - a.moment || b.id - a.id);
    const builder = new SegmentBuilder(rows.length);
    for (const { id, cells } of rows) builder.add(id, cells);
    return builder.finish();
  }

  /** Brings all rows into one segment again. */
  private merge(): void {
    const { main, gone } = this;
    const block = new Segment(this.block());
    const living = new Uint32Array(main.rows - this.goneCount);
    for (let position = 0, at = 0; position < main.rows; position++)
      if (gone[position] === 0) living[at++] = position;
    const many = { segment: main, positions: living };
    const few = { segment: block, positions: Uint32Array.from({ length: block.rows }, (_, at) => at) };
    // a position in the main segment, or -1 - position in the block
    const order = new Int32Array(living.length + block.rows);
    let at = 0;
    walkMerged(many, few, 0, order.length, (segment, position) => {
      order[at++] = segment === main ? position : -1 - position;
    });
    const ids = allocate32(order.length);
    gather(order, main.ids, block.ids, ids);
    const memory = new ColumnMemory(COLUMN_COUNT, order.length);
    const columns = Array.from({ length: COLUMN_COUNT }, (_, number) =>
      mergedColumn(order, main.column(number), block.column(number), memory),
    );
    this.main = new Segment({ rows: order.length, ids, columns, memory: memory.shared });
    this.positions = new PositionsById(ids, order.length);
    this.gone = new Uint8Array(order.length);
    this.goneCount = 0;
    this.changed = new Map();
    this.isNewMain = true;
  }
}

function shared(bytes: Uint8Array): Uint8Array {
  const copy = allocate8(bytes.length);
  copy.set(bytes);
  return copy;
}

function mergedColumn(
  order: Int32Array,
  main: NumberArray | null,
  block: NumberArray | null,
  memory: ColumnMemory,
): NumberArray | null {
  if (main === null && block === null) return null;
  const wide = main instanceof Uint32Array || block instanceof Uint32Array;
  const merged = wide ? allocate32(order.length) : memory.allocate16(order.length);
  gather(order, main, block, merged);
  return merged;
}

function gather(
  order: Int32Array,
  main: NumberArray | null,
  block: NumberArray | null,
  out: NumberArray,
): void {
  for (let at = 0; at < order.length; at++) {
    const from = order[at]!;
    const cells = from >= 0 ? main : block;
    if (cells !== null) out[at] = cells[from >= 0 ? from : -1 - from]!;
  }
}
