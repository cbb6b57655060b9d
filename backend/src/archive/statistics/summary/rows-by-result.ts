import { matchColumn } from '../../columns/layout';
import type { Segment, Slice } from '../../columns/segment';
import { blocksOf } from '../calibration/market-quotes';

const RESULT = matchColumn('result');

/** Rows of a segment in the order of their results: those that end a market in the same way are a few stretches. */
export class RowsByResult implements Slice {
  readonly segment: Segment;
  readonly positions: Uint32Array;
  /** Numbers of the results that occur, in ascending order. */
  readonly results: readonly number[];
  /** By number of the result: where its rows begin in {@link positions}; one more than there are results. */
  readonly begins: Uint32Array;
  /** Blocks that the rows lie in. */
  readonly blocks: readonly number[];

  /**
   * @param count how many results there are
   * @param room at least as long as the positions; it is theirs from here on
   */
  constructor({ segment, positions }: Slice, count: number, room: Uint32Array) {
    const results = segment.column(RESULT)!;
    const ends = new Uint32Array(count + 1);
    for (let at = 0; at < positions.length; at++) ends[results[positions[at]!]! + 1]! += 1;
    const occurring: number[] = [];
    for (let result = 0; result < count; result++) {
      if (ends[result + 1]! > 0) occurring.push(result);
      ends[result + 1]! += ends[result]!;
    }
    this.segment = segment;
    this.begins = ends.slice();
    this.positions = room.subarray(0, positions.length);
    for (let at = 0; at < positions.length; at++)
      this.positions[ends[results[positions[at]!]!]!++] = positions[at]!;
    this.results = occurring;
    this.blocks = blocksOf(positions);
  }
}
