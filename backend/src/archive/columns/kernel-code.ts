// A WebAssembly module in bytes (https://webassembly.github.io/spec/core/binary/), put together at the start: that way no
// tool stands between what is read here and what runs.

// parameters and locals by number
const [CELLS, AT, END, LOW, SPAN, OUT, HITS, BEGIN, LOWS, SPANS] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const MARKS = LOW;

/** Rows that are looked at together. */
export const LANES = 16;

type Code = readonly number[];

/** A number in seven bits a byte, the lowest first. */
const number = (value: number): Code =>
  value < 128 ? [value] : [(value & 127) | 128, ...number(value >>> 7)];
const vector = (...parts: readonly Code[]): Code => [...number(parts.length), ...parts.flat()];
const sized = (code: Code): Code => [...number(code.length), ...code];
const section = (id: number, code: Code): Code => [id, ...sized(code)];
const text = (name: string): Code => sized([...name].map((letter) => letter.charCodeAt(0)));

const [I32, V128, NOTHING] = [0x7f, 0x7b, 0x40];
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const tee = (local: number): Code => [0x22, local];
/** Of less than 64: those above would be read as negative. */
const constant = (value: number): Code => [0x41, value];
const simd = (operation: number): Code => [0xfd, ...number(operation)];
const [ADD, SUBTRACT, AND, OR, SHIFT_LEFT, SHIFT_RIGHT, TRAILING_ZEROS] = [
  0x6a, 0x6b, 0x71, 0x72, 0x74, 0x76, 0x68,
];
const NOT_BELOW = 0x4f;
const block = (...code: readonly Code[]): Code => [0x02, NOTHING, ...code.flat(), 0x0b];
const loop = (...code: readonly Code[]): Code => [0x03, NOTHING, ...code.flat(), 0x0b];
const whenNotZero = (...code: readonly Code[]): Code => [0x04, NOTHING, ...code.flat(), 0x0b];
const branch = (depth: number): Code => [0x0c, depth];
const branchIf = (depth: number): Code => [0x0d, depth];
const grow = (local: number, by: number): Code => [...get(local), ...constant(by), ADD, ...set(local)];

/** One where LOW ≤ cell ≤ LOW + SPAN, for eight cells: what is below LOW wraps around. */
const eightBetween = (offset: number): Code => [
  ...[...get(CELLS), ...simd(0x00), 1, offset],
  ...[...get(LOWS), ...simd(0x91), ...get(SPANS), ...simd(0x34)],
];

/** Bits of the rows between, from two vectors narrowed to bytes. */
const BETWEEN: Code = [...eightBetween(0), ...eightBetween(16), ...simd(0x65), ...simd(0x64)];
const SPREAD: Code = [LOW, SPAN].flatMap((local, at) => [
  ...get(local),
  ...simd(0x10),
  ...set([LOWS, SPANS][at]!),
]);

/** Bits of the rows whose mark is 1; marks stand in the second memory. */
const MARKED: Code = Array.from({ length: LANES }, (_, lane) => [
  ...[...get(MARKS), ...get(CELLS), 0x2f, 1, 2 * lane, ADD, 0x2d, 0x40, 1, 0],
  ...[...constant(lane), SHIFT_LEFT, ...(lane === 0 ? [] : [OR])],
]).flat();

/** Writes the positions of all rows whose bit is set into the second memory; answers how many. */
const scanBy = (bits: Code, prepare: Code): Code => [
  ...[2, 2, I32, 2, V128],
  ...[...get(OUT), ...set(BEGIN), ...prepare],
  ...[...get(CELLS), ...get(AT), ...constant(1), SHIFT_LEFT, ADD, ...set(CELLS)],
  ...block(
    loop(
      [...get(AT), ...get(END), NOT_BELOW, ...branchIf(1)],
      [...bits, ...tee(HITS)],
      whenNotZero(
        // prettier-ignore
        loop(
          [...get(OUT), ...get(HITS), TRAILING_ZEROS, ...get(AT), ADD, 0x36, 0x42, 1, 0],
          grow(OUT, 4),
          [...get(HITS), ...get(HITS), ...constant(1), SUBTRACT, AND, ...tee(HITS), ...branchIf(0)],
        ),
      ),
      grow(CELLS, 2 * LANES),
      grow(AT, LANES),
      branch(0),
    ),
  ),
  ...[...get(OUT), ...get(BEGIN), SUBTRACT, ...constant(2), SHIFT_RIGHT, 0x0b],
];

const MOST_PAGES = 65_536;
const PARAMETERS = [I32, I32, I32, I32, I32, I32];

/**
 * Module of two functions `(cells, from, to, low | marks, span, out) → count` over the memory of columns `columns` (shared)
 * and a thread's own, `own`, which holds marks and positions. Both look at whole groups of {@link LANES} rows, and so may
 * find rows after the last one.
 */
export const KERNEL = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, vector([0x60, ...sized(PARAMETERS), ...sized([I32])])),
  ...section(
    2,
    vector(
      [...text('memory'), ...text('columns'), 2, 3, 0, ...number(MOST_PAGES)],
      [...text('memory'), ...text('own'), 2, 0, 0],
    ),
  ),
  ...section(3, vector([0], [0])),
  ...section(7, vector([...text('between'), 0, 0], [...text('marked'), 0, 1])),
  ...section(10, vector(sized(scanBy(BETWEEN, SPREAD)), sized(scanBy(MARKED, [])))),
]);
