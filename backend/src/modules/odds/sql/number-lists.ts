/** SQLite's functions take at most 127 arguments. */
const VALUES_PER_LIST = 100;

const COMMA = 44;
const NONE = 45;
const ZERO = 48;

/**
 * Columns of whole numbers as a few texts, with commas between them and `-` for null: a driver takes several times
 * as long for hundreds of columns. {@link readNumbers} reads them.
 */
export interface NumberLists {
  /** Names of the texts in a row, in order. */
  readonly names: readonly string[];
  /** What to select. */
  readonly sql: string;
}

/** @param table short name of the columns' table in the statement */
export function numberLists(table: string, columns: readonly string[]): NumberLists {
  const starts = Array.from(
    { length: Math.ceil(columns.length / VALUES_PER_LIST) },
    (_, n) => n * VALUES_PER_LIST,
  );
  const names = starts.map((from) => `${table}_from_${from}`);
  const lists = starts.map((from, n) => {
    const part = columns.slice(from, from + VALUES_PER_LIST);
    // not an empty text for null: SQLite 3.45 leaves those out, comma and all
    return `CONCAT_WS(',', ${part.map((column) => `IFNULL(${table}.${column}, '-')`).join(', ')}) AS ${names[n]}`;
  });
  return { names, sql: lists.join(', ') };
}

/**
 * Reads a row's lists.
 * @param out takes the numbers, -1 for null
 * @param from place of the first of them
 */
export function readNumbers(
  row: Readonly<Record<string, unknown>>,
  { names }: NumberLists,
  out: Int32Array,
  from = 0,
): void {
  let at = from;
  for (const name of names) at = readList(row[name] as string, out, at);
}

/** Reads one list; returns where the next number belongs. */
function readList(text: string, out: Int32Array, from: number): number {
  let at = from;
  let value = -1;
  for (let n = 0; n < text.length; n++) {
    const character = text.charCodeAt(n);
    if (character === COMMA) {
      out[at++] = value;
      value = -1;
    } else if (character !== NONE) value = (value < 0 ? 0 : value * 10) + character - ZERO;
  }
  out[at++] = value;
  return at;
}
