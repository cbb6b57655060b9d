import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { Random } from '../../../test/support/random-archive';
import { anyOf, type CellCondition, cellsOf, MOST_IN_A_CELL, outside } from './cell-condition';
import { COLUMN_COUNT } from './layout';
import type { RowRange } from './days';
import { Kernel } from './kernel';
import { scan, scanFirst } from './scan';
import { Segment, type SegmentData } from './segment';
import { allocate32, ColumnMemory } from './number-array';

const SEED = 20261121;
const ROWS = 700;
const WIDE_COLUMN = 9;
const EMPTY_COLUMN = 10;

function randomSegment(random: Random, rows = ROWS): Segment {
  const memory = new ColumnMemory(COLUMN_COUNT, rows);
  const columns = Array.from({ length: COLUMN_COUNT }, (_, column) => {
    if (column > WIDE_COLUMN) return null;
    const cells = column === WIDE_COLUMN ? allocate32(rows) : memory.allocate16(rows);
    for (let row = 0; row < rows; row++) {
      if (column === WIDE_COLUMN) cells[row] = random.below(4_000_000_000);
      else cells[row] = random.chance(0.1) ? 0 : random.below(60_000) + 5_536;
    }
    return cells;
  });
  return new Segment({
    rows,
    ids: Uint32Array.from({ length: rows }, (_, row) => row + 1),
    columns,
    memory: memory.shared,
  });
}

const kernelRoom = (segment: Segment): Uint32Array => Kernel.of(segment)!.positions;

const allOf = ({ rows }: Segment): RowRange => ({ from: 0, to: rows });

/** 1 for the rows that are left out. */
const without = (rows: number, ...positions: number[]): Uint8Array =>
  Uint8Array.from({ length: rows }, (_, row) => Number(positions.includes(row)));

/** A condition on one of the first columns, of any width: none, nearly all and all rows included. */
function randomCondition(random: Random): CellCondition {
  const column = random.below(EMPTY_COLUMN + 1);
  const most = column === WIDE_COLUMN ? 0xffffffff : 70_000;
  const [one, other] = [random.next() * most, random.next() * most].map(Math.floor);
  const low = random.chance(0.4) ? 1 : Math.min(one!, other!);
  const high = random.chance(0.4) ? 0xffffffff : Math.max(one!, other!);
  if (random.chance(0.05)) return { kind: 'between', column, low: 0, high: 0 };
  if (random.chance(0.05)) return { kind: 'between', column, low: high, high: low };
  if (random.chance(0.15)) return { kind: 'tested', column, passes: (cell) => cell % 3 === 1 };
  if (random.chance(0.15)) {
    const other = random.below(EMPTY_COLUMN);
    return { kind: 'paired', column, other, passes: (a, b) => a > 0 && b > 0 && (a + b) % 3 === 1 };
  }
  if (random.chance(0.2) && column !== WIDE_COLUMN)
    return {
      kind: 'marked',
      column,
      marks: Uint8Array.from({ length: 65_536 }, (_, n) => ((n * 7 + 1) % 5 > 1 ? 1 : 0)),
    };
  return { kind: 'between', column, low, high };
}

/** One in five of several kinds together. */
function randomConditions(random: Random): CellCondition {
  const form = random.below(15);
  const some = () => Array.from({ length: 1 + random.below(4) }, () => randomCondition(random));
  if (form === 0) return anyOf(some());
  if (form === 1) return { kind: 'any', of: some() };
  return form === 2 ? { kind: 'not', of: anyOf(some()) } : randomCondition(random);
}

function holds(segment: Segment, each: CellCondition, position: number): boolean {
  if (each.kind === 'any') return each.of.some((one) => holds(segment, one, position));
  if (each.kind === 'not') return !holds(segment, each.of, position);
  const cell = cellsOf(segment, each.column)?.[position] ?? 0;
  switch (each.kind) {
    case 'paired': {
      const other = segment.column(each.other)?.[position] ?? 0;
      return cell > 0 && other > 0 && (cell + other) % 3 === 1;
    }
    case 'tested':
      return cell % 3 === 1;
    case 'marked':
      return each.marks[cell] === 1;
    case 'between':
      return cell >= each.low && cell <= each.high;
    case 'ranges':
      return each.bounds.some((low, at) => at % 2 === 0 && cell >= low && cell <= each.bounds[at + 1]!);
  }
}

describe('conditions of one column', () => {
  const price = (low: number, high: number): CellCondition => ({ kind: 'between', column: 30, low, high });

  it('become one that holds where one of them does', () => {
    expect(anyOf([price(185, 185), price(150, 160), price(155, 170), price(171, 171), price(9, 2)])).toEqual({
      ...{ kind: 'ranges', column: 30 },
      bounds: [150, 171, 185, 185],
    });
  });

  it('leave what lies outside of them, but no empty cell', () => {
    expect(outside(30, [150, 171, 185, 185])).toEqual({
      ...{ kind: 'ranges', column: 30 },
      bounds: [1, 149, 172, 184, 186, MOST_IN_A_CELL],
    });
    expect(outside(30, [])).toEqual({ kind: 'ranges', column: 30, bounds: [1, MOST_IN_A_CELL] });
  });
});

describe('a scan', () => {
  it(`finds what looking at each row finds, for any number of conditions (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const segment = randomSegment(random);
    const gone = without(ROWS, 0, 5, 699);
    const scratch = new Uint32Array(ROWS);
    let found = 0;
    for (let round = 0; round < 1_500; round++) {
      const conditions = Array.from({ length: random.below(9) }, () => randomConditions(random));
      const expected: number[] = [];
      for (let position = 0; position < ROWS; position++) {
        const passes = conditions.every((each) => holds(segment, each, position));
        if (passes && gone[position] === 0) expected.push(position);
      }
      for (const room of [scratch, kernelRoom(segment)]) {
        const found = [...scanFirst(segment, gone, conditions, Infinity, room, allOf(segment))];
        expect({ round, found }).toEqual({ round, found: expected });
      }
      if (expected.length > 0) found += 1;
    }
    expect(found).toBeGreaterThan(400);
  });

  it(`for the first so many finds the beginning of all, and ends early where they come soon (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const segment = randomSegment(random, 40_000);
    const gone = without(40_000, 20_000);
    const scratch = new Uint32Array(segment.rows);
    let ended = 0;
    for (let round = 0; round < 150; round++) {
      const conditions = Array.from({ length: random.below(4) }, () => randomCondition(random));
      const rows = { from: random.below(3) * 9_000, to: 40_000 - random.below(3) * 5_000 };
      const all = [...scanFirst(segment, gone, conditions, Infinity, scratch, rows)];
      for (const enough of [1, 51, 5_000, Infinity]) {
        const first = [...scanFirst(segment, gone, conditions, enough, kernelRoom(segment), rows)];
        expect({ round, enough, first }).toEqual({ round, enough, first: all.slice(0, first.length) });
        expect(first.length).toBeGreaterThanOrEqual(Math.min(enough, all.length));
        if (first.length < all.length) ended += 1;
      }
    }
    expect(ended).toBeGreaterThan(50);
  });

  it(`with the kernel finds what the plain loops find, in any stretch of rows (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const segment = randomSegment(random);
    const scratch = new Uint32Array(ROWS);
    for (let round = 0; round < 3_000; round++) {
      const condition = randomCondition(random);
      const [one, other] = [random.below(ROWS + 1), random.below(ROWS + 1)];
      const rows = { from: Math.min(one, other), to: Math.max(one, other) };
      const plain = [...scan(segment, [condition], scratch, rows)];
      const room = kernelRoom(segment);
      const behind = random.below(ROWS - plain.length + 1);
      const found = [...scan(segment, [condition], room.subarray(behind), rows)];
      expect({ round, rows, found }).toEqual({ round, rows, found: plain });
    }
  });

  it('goes by the kernel in another thread too', () => {
    const segment = randomSegment(new Random(SEED));
    const { port1, port2 } = new MessageChannel();
    port1.postMessage(segment.data);
    const there = new Segment((receiveMessageOnPort(port2) as { message: SegmentData }).message);
    port1.close();
    const condition: CellCondition = { kind: 'between', column: 3, low: 20_000, high: 30_000 };
    const room = kernelRoom(there);
    const found = scan(there, [condition], room);
    expect(found.buffer).toBe(room.buffer);
    expect([...found]).toEqual([...scan(segment, [condition], new Uint32Array(ROWS))]);
  });
});
