import { readRecord } from './csv-record';
import { tr } from '../../../platform/locale/tr';
import { FileProblem } from './text-file';

/** A record of a CSV file: its cells as written, and the line (from 1) on which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What {@link readCsv} yields: rows, and lines that can't be read as CSV. */
export interface CsvPiece {
  rows: CsvRow[];
  /** Lines that begin no row: a quote of theirs never closes, or they have more cells than any table. */
  badLines: { line: number; problem: 'brokenQuote' | 'rowTooLong' }[];
}

/** The widest bulletin known has some 700 columns. */
const MOST_CELLS = 2_048;

const DELIMITERS = [',', ';', '\t', '|'];
const SEPARATOR_HINT = /^sep=(.)$/i;

/** Reads a CSV text in pieces, empty lines left out. Memory does not grow with the text. */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<CsvPiece, void, undefined> {
  const reader = new CsvReader();
  for await (const text of wholeLines(chunks)) yield reader.read(text.split('\n').slice(0, -1));
  yield reader.end();
}

/** The separator of a header line: the candidate that occurs most often outside quotes, the comma in doubt. */
export function findDelimiter(line: string): string {
  const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && counts.has(character)) counts.set(character, counts.get(character)! + 1);
  }
  return DELIMITERS.reduce((best, each) => (counts.get(each)! > counts.get(best)! ? each : best));
}

/** Turns lines into rows, keeping back those of a record that may go on in lines to come. */
class CsvReader {
  /** null until the first line that is not empty, which shows it. */
  private delimiter: string | null = null;
  private lines: string[] = [];
  /** Number of the line before the first of `lines`. */
  private linesBefore = 0;

  read(lines: readonly string[]): CsvPiece {
    this.lines = this.lines.length === 0 ? [...lines] : [...this.lines, ...lines];
    return this.take(false);
  }

  end(): CsvPiece {
    return this.take(true);
  }

  private take(complete: boolean): CsvPiece {
    const piece: CsvPiece = { rows: [], badLines: [] };
    const { lines } = this;
    let at = 0;
    while (at < lines.length) {
      const line = lines[at]!;
      if (line === '' || (this.delimiter === null && this.skipsBeforeHeader(line))) {
        at += 1;
        continue;
      }
      const record = readRecord(lines, at, this.delimiter!, complete);
      if (record === 'unfinished') break;
      const number = this.linesBefore + at + 1;
      if (record === 'broken') piece.badLines.push({ line: number, problem: 'brokenQuote' });
      else if (record.cells.length > MOST_CELLS) {
        piece.badLines.push({ line: number, problem: 'rowTooLong' });
      } else if (record.cells.length > 1 || record.cells[0] !== '') {
        piece.rows.push({ line: number, cells: record.cells });
      }
      at += record === 'broken' ? 1 : record.lines;
    }
    this.lines = lines.slice(at);
    this.linesBefore += at;
    return piece;
  }

  /** Whether a line before the header is no row: blank, or the word of a spreadsheet on the separator. */
  private skipsBeforeHeader(line: string): boolean {
    const text = line.trim();
    if (text === '') return true;
    const hint = SEPARATOR_HINT.exec(text)?.[1];
    this.delimiter = hint ?? findDelimiter(line);
    return hint !== undefined;
  }
}

/** Longer lines are no table: refusing them keeps memory flat. */
const LONGEST_LINE = 256 * 1024;

/**
 * Cuts a text at line ends, so that each piece consists of whole lines. All line ends (CRLF, LF, CR, mixed) become
 * `\n`; the last piece ends with one too.
 * @throws FileProblem on a line of more than 256 Ki characters
 */
async function* wholeLines(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const chunk of chunks) {
    let text = rest + chunk;
    // a carriage return at the end may be the first half of CRLF
    const open = text.endsWith('\r') ? '\r' : '';
    if (open !== '') text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end) + open;
    if (rest.length > LONGEST_LINE) throw new FileProblem(tr.imports.lineTooLong);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest !== '') yield `${rest.replace(/\r$/, '')}\n`;
}
