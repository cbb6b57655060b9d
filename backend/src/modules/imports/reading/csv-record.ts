/** Quoted cells may run over this many line ends; an opening quote without an end is noticed after them. */
const MOST_LINE_ENDS = 5;

/** A record and the number of lines it takes up. */
export interface CsvRecord {
  cells: string[];
  lines: number;
}

/**
 * Reads the record that begins with `lines[at]`, by RFC 4180 with what spreadsheets make of it: a quote inside an
 * unquoted cell stands for itself, and so do the quotes of a cell that goes on behind its closing one (`"O"Neil`).
 * @param complete no line follows the given ones
 * @returns `broken` when the first line has a quote that never closes, `unfinished` when that depends on lines to come
 */
export function readRecord(
  lines: readonly string[],
  at: number,
  delimiter: string,
  complete: boolean,
): CsvRecord | 'broken' | 'unfinished' {
  let text = lines[at]!;
  if (!text.includes('"')) return { cells: text.split(delimiter), lines: 1 };
  for (let count = 1; ; count += 1) {
    const { cells, open, oddQuotes } = splitQuoted(text, delimiter);
    // odd quotes within one line stand for themselves; over several they mean that one was never closed
    if (oddQuotes && count > 1) return 'broken';
    if (!open) return { cells, lines: count };
    if (count > MOST_LINE_ENDS) return 'broken';
    const next = lines[at + count];
    if (next === undefined) return complete ? 'broken' : 'unfinished';
    text += `\n${next}`;
  }
}

interface SplitText {
  cells: string[];
  /** The text ends inside quotes. */
  open: boolean;
  /** A closing quote was followed by something else than the end of its cell. */
  oddQuotes: boolean;
}

function splitQuoted(text: string, delimiter: string): SplitText {
  const cells: string[] = [];
  let oddQuotes = false;
  for (let at = 0; ;) {
    let end: number;
    if (text[at] === '"') {
      const closing = closingQuote(text, at + 1);
      if (closing === -1) return { cells, open: true, oddQuotes };
      const inside = text.slice(at + 1, closing).replaceAll('""', '"');
      end = endOfCell(text, closing + 1, delimiter);
      const behind = text.slice(closing + 1, end);
      if (behind !== '') oddQuotes = true;
      cells.push(behind === '' ? inside : `"${inside}"${behind}`);
    } else {
      end = endOfCell(text, at, delimiter);
      cells.push(text.slice(at, end));
    }
    if (end === text.length) return { cells, open: false, oddQuotes };
    at = end + delimiter.length;
  }
}

function endOfCell(text: string, from: number, delimiter: string): number {
  const end = text.indexOf(delimiter, from);
  return end === -1 ? text.length : end;
}

/** Position of the first quote that is not doubled, or -1. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
