import { cellsOf, type Column } from '../../columns/cell-condition';
import type { NumberArray } from '../../columns/number-array';
import type { Slice } from '../../columns/segment';
import { COMPARED, type FollowedRows, SETTLED, WON } from './followed-rows';
import { type CellSums, SumRoom, type Sums } from './sums';

/** The rows of an answer in one segment, with what a followed selection came to in each; null = none is followed. */
export interface DividedRows extends Slice {
  readonly followed: FollowedRows | null;
}

/** Cells up to here are counted one by one; where there are higher ones, which no bulletin's codes are, they are numbered first. */
const MOST_COUNTED = 1 << 20;

/** Sums up the same rows by the cells of one column after the other. */
export class Tally {
  private readonly room: SumRoom;
  private last: { readonly column: Column; readonly sums: CellSums } | null = null;

  constructor(private readonly parts: readonly DividedRows[]) {
    this.room = new SumRoom(parts.some(({ followed }) => followed !== null));
  }

  /**
   * Sums by the cells of a column; good until another one is asked for.
   * @param places above all of its cells, where that is known
   */
  by(column: Column, places?: number): CellSums {
    if (this.last?.column !== column) this.last = { column, sums: this.sumUp(column, places) };
    return this.last.sums;
  }

  private sumUp(column: Column, known?: number): CellSums {
    const cells = this.parts.map(({ segment }) => cellsOf(segment, column));
    const places = known ?? 1 + Math.max(...cells.map((each) => (each === null ? 0 : highestOf(each))));
    if (places > MOST_COUNTED) return this.byNumber(cells);
    const sums = this.room.take(places);
    for (const [at, { positions, followed }] of this.parts.entries()) {
      add(sums, cells[at]!, positions, followed);
    }
    return { sums, places, cells: null };
  }

  /** Numbers the distinct cells, and sums up by their numbers. */
  private byNumber(cellsOfParts: readonly (NumberArray | null)[]): CellSums {
    const lists = this.parts.map(({ positions }, at) =>
      positions.map((position) => cellsOfParts[at]?.[position] ?? 0),
    );
    const cells = Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();
    const numbers = new Map(Array.from(cells, (cell, number) => [cell, number]));
    const sums = this.room.take(cells.length);
    for (const [at, { followed }] of this.parts.entries()) {
      const list = lists[at]!.map((cell) => numbers.get(cell)!);
      add(sums, list, Uint32Array.from(list.keys()), followed);
    }
    return { sums, places: cells.length, cells };
  }
}

function add(
  sums: Sums,
  cells: NumberArray | null,
  positions: Uint32Array,
  followed: FollowedRows | null,
): void {
  const { matches } = sums;
  if (cells === null) matches[0]! += positions.length;
  else if (cells instanceof Uint16Array) count16(matches, cells, positions);
  else count32(matches, cells, positions);
  if (followed !== null) addFollowed(sums, cells, positions, followed);
}

// one function for both widths would take twice as long (bench, facets)

function count16(matches: Uint32Array, cells: Uint16Array, positions: Uint32Array): void {
  for (let row = 0; row < positions.length; row++) matches[cells[positions[row]!]!]! += 1;
}

function count32(matches: Uint32Array, cells: Uint32Array, positions: Uint32Array): void {
  for (let row = 0; row < positions.length; row++) matches[cells[positions[row]!]!]! += 1;
}

function addFollowed(
  { settled, hits, compared, comparedHits, expected }: Sums,
  cells: NumberArray | null,
  positions: Uint32Array,
  { flags, probabilities }: FollowedRows,
): void {
  for (let row = 0; row < positions.length; row++) {
    const cell = cells === null ? 0 : cells[positions[row]!]!;
    const flag = flags[row]!;
    const won = Number((flag & WON) > 0);
    const isCompared = Number((flag & COMPARED) > 0);
    settled[cell]! += flag & SETTLED;
    hits[cell]! += won;
    compared[cell]! += isCompared;
    comparedHits[cell]! += won & isCompared;
    expected[cell]! += probabilities[row]!;
  }
}

const highestCells = new WeakMap<NumberArray, number>();

/** Highest cell of a column: looked for once, as columns never change. */
function highestOf(cells: NumberArray): number {
  const known = highestCells.get(cells);
  if (known !== undefined) return known;
  let highest = 0;
  for (let at = 0; at < cells.length; at++) if (cells[at]! > highest) highest = cells[at]!;
  highestCells.set(cells, highest);
  return highest;
}
