import { matchColumn } from '../../columns/layout';
import { ROWS_PER_BLOCK, type Segment } from '../../columns/segment';

const SCORES = matchColumn('scores');

/** Rows of a segment in the order of their results: those that end a market in the same way are a few stretches. */
export class RowsByResult {
  readonly positions: Uint32Array;
  /** Numbers of the results that occur, in ascending order. */
  readonly results: readonly number[];
  /** By number of the result: where its rows begin in {@link positions}; one more than there are results. */
  readonly begins: Uint32Array;
  /** Blocks that the rows lie in. */
  readonly blocks: readonly number[];

  /**
   * @param positions of the rows; those of a block beside each other
   * @param count how many results there are
   * @param room at least as long as the positions; it is theirs from here on
   */
  constructor(
    readonly segment: Segment,
    positions: Uint32Array,
    count: number,
    room: Uint32Array,
  ) {
    const results = segment.column(SCORES)!;
    const ends = new Uint32Array(count + 1);
    const blocks: number[] = [];
    let blockEnd = -1;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      // cells hold one more than the number
      ends[results[position]!]! += 1;
      if (position < blockEnd && position >= blockEnd - ROWS_PER_BLOCK) continue;
      blocks.push(Math.floor(position / ROWS_PER_BLOCK));
      blockEnd = (blocks.at(-1)! + 1) * ROWS_PER_BLOCK;
    }
    const occurring: number[] = [];
    for (let result = 0; result < count; result++) {
      if (ends[result + 1]! > 0) occurring.push(result);
      ends[result + 1]! += ends[result]!;
    }
    this.begins = ends.slice();
    this.positions = room.subarray(0, positions.length);
    for (let at = 0; at < positions.length; at++)
      this.positions[ends[results[positions[at]!]! - 1]!++] = positions[at]!;
    this.results = occurring;
    this.blocks = blocks;
  }
}
