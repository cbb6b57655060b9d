import { tr } from '../../../platform/locale/tr';
import { isBlank } from '../parse/clean-text';
import { parseMoment } from '../parse/date-time';
import { type CsvRow, readCsv } from '../reading/csv-rows';
import { FileProblem } from '../reading/text-file';
import { eventsOfRow, type MatchRecord, type Problem, problem, type SourceEvent, type Warn } from './format';
import { Header } from './header';

/** Reads the rows below one header. */
export interface SectionReader {
  /** Position of the match date: a row without a date there may be another header. */
  readonly dateColumn: number;
  /** @throws BadRow when the row can't be used */
  readRow(row: CsvRow, warn: Warn): MatchRecord;
  /** Warnings about the header itself. */
  readonly warnings: readonly Problem[];
}

/** Makes the reader for a header; null when the cells are no header of this format. */
export type SectionOpener = (header: Header) => SectionReader | null;

/**
 * Reads a CSV text as sections: a header row, then rows below it. Blank rows are none; a header that repeats itself is
 * skipped, a different one starts a new section; a row must be as wide as its header.
 * @throws FileProblem when there are more headers than any table has
 */
export async function* readSections(
  chunks: AsyncIterable<string>,
  openSection: SectionOpener,
): AsyncGenerator<SourceEvent[], void, undefined> {
  const sections = new Sections(openSection);
  for await (const { rows, badLines } of readCsv(chunks)) {
    yield rows.flatMap((row) => sections.read(row));
    yield badLines.map(({ line, problem: code }) => ({ kind: 'skip', line, problem: problem(code) }));
  }
}

/** Whether one of the first rows is a header of the format. */
export async function startsWithHeader(head: string, openSection: SectionOpener): Promise<boolean> {
  const FIRST_ROWS = 10;
  let seen = 0;
  for await (const { rows } of readCsv(inPieces(head))) {
    for (const { cells } of rows) {
      if (cells.every(isBlank)) continue;
      if (openSection(new Header(cells)) !== null) return true;
      seen += 1;
      if (seen === FIRST_ROWS) return false;
    }
  }
  return false;
}

const PIECE = 4 * 1024;

/** What stands behind the first rows need not be split into cells. */
function* inPieces(head: string): Generator<string, void, undefined> {
  for (let at = 0; at < head.length; at += PIECE) yield head.slice(at, at + PIECE);
}

/** Files of several seasons or leagues below each other have a few dozen. */
const MOST_SECTIONS = 1_000;

class Sections {
  private count = 0;
  private header: Header | null = null;
  private reader: SectionReader | null = null;

  constructor(private readonly openSection: SectionOpener) {}

  read(row: CsvRow): SourceEvent[] {
    if (row.cells.every(isBlank)) return [];
    const { header, reader } = this;
    if (header === null || reader === null) {
      return this.open(row) ?? [skip(row, problem('beforeHeader'))];
    }
    if (!hasDate(row.cells[reader.dateColumn])) {
      if (header.equals(row.cells)) return [skip(row, problem('repeatedHeader'))];
      const opened = this.open(row);
      if (opened !== null) return opened;
    }
    return readRow(row, header, reader);
  }

  private open({ line, cells }: CsvRow): SourceEvent[] | null {
    const header = new Header(cells);
    const reader = this.openSection(header);
    if (reader === null) return null;
    this.count += 1;
    if (this.count > MOST_SECTIONS) throw new FileProblem(tr.imports.tooManyHeaders);
    this.header = header;
    this.reader = reader;
    return [...header.warnings(), ...reader.warnings].map((each) => ({
      kind: 'warning',
      line,
      problem: each,
    }));
  }
}

function readRow(row: CsvRow, header: Header, reader: SectionReader): SourceEvent[] {
  const misfit = widthProblem(row.cells, header.width);
  if (misfit !== null) return [skip(row, misfit)];
  const events = eventsOfRow(row.line, (warn) => reader.readRow(row, warn));
  // of a row that is left out nothing else is said
  return events.at(-1)!.kind === 'skip' ? events.slice(-1) : events;
}

function widthProblem(cells: readonly string[], width: number): Problem | null {
  if (cells.length < width) return problem('rowTooShort', null, `${cells.length}/${width}`);
  for (let index = width; index < cells.length; index += 1) {
    if (!isBlank(cells[index]!)) return problem('rowTooLong', null, `${cells.length}/${width}`);
  }
  return null;
}

function hasDate(cell: string | undefined): boolean {
  return cell !== undefined && parseMoment(cell) !== null;
}

function skip({ line }: CsvRow, why: Problem): SourceEvent {
  return { kind: 'skip', line, problem: why };
}
