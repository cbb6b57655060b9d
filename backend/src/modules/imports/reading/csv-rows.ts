import { parse } from 'csv-parse';
import { QuoteGuard } from './quote-guard';
import { wholeLines } from './whole-lines';

/** A record of a CSV file: its cells as written, and the line (from 1) on which it begins. */
export interface CsvRow {
  line: number;
  cells: string[];
}

/** What {@link readCsv} yields: rows, and lines that can't be read as CSV. */
export interface CsvPiece {
  rows: CsvRow[];
  /** Lines whose opening quote never closes. */
  brokenLines: number[];
}

const DELIMITERS = [',', ';', '\t', '|'];
const SEPARATOR_HINT = /^sep=(.)$/i;

/** Reads a CSV text in pieces, empty lines left out. Memory does not grow with the text. */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<CsvPiece, void, undefined> {
  let reader: CsvReader | null = null;
  let skippedLines = 0;
  for await (let text of wholeLines(chunks)) {
    if (reader === null) {
      // the separator shows in the first line that is not empty
      const start = text.search(/[^\s]/);
      if (start === -1) {
        skippedLines += text.split('\n').length - 1;
        continue;
      }
      const lineStart = text.lastIndexOf('\n', start) + 1;
      skippedLines += text.slice(0, lineStart).split('\n').length - 1;
      text = text.slice(lineStart);
      const firstLine = text.slice(0, text.indexOf('\n'));
      reader = new CsvReader(
        SEPARATOR_HINT.exec(firstLine.trim())?.[1] ?? findDelimiter(firstLine),
        skippedLines,
      );
      if (SEPARATOR_HINT.test(firstLine.trim())) text = text.slice(firstLine.length);
    }
    yield await reader.read(text);
  }
  if (reader !== null) yield await reader.end();
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

/** csv-parse behind a {@link QuoteGuard}; rows are collected instead of queued in its stream. */
class CsvReader {
  private rows: CsvRow[] = [];
  private broken: number[] = [];
  private lastLine: number;
  private readonly guard: QuoteGuard;
  private readonly parser;

  constructor(delimiter: string, linesBefore: number) {
    this.lastLine = linesBefore;
    this.guard = new QuoteGuard(delimiter, (line) => this.broken.push(line + linesBefore));
    this.parser = parse({
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      on_record: (cells: string[], { lines }) => {
        if (cells.length > 1 || cells[0] !== '') this.rows.push({ line: this.lastLine + 1, cells });
        this.lastLine = lines + linesBefore;
        return null;
      },
    });
    this.parser.resume();
  }

  async read(text: string): Promise<CsvPiece> {
    await this.write(this.guard.pass(text));
    return this.take();
  }

  async end(): Promise<CsvPiece> {
    await this.write(this.guard.end());
    await new Promise<void>((resolve, reject) => {
      this.parser.once('error', reject);
      this.parser.end(resolve);
    });
    return this.take();
  }

  private async write(text: string): Promise<void> {
    if (text === '') return;
    await new Promise<void>((resolve, reject) =>
      this.parser.write(text, (error) => (error ? reject(error) : resolve())),
    );
  }

  private take(): CsvPiece {
    const piece = { rows: this.rows, brokenLines: this.broken };
    this.rows = [];
    this.broken = [];
    return piece;
  }
}
