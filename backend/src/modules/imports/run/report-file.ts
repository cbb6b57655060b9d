import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATA_FOLDERS } from '../../../platform/files/data-folders';
import { tr } from '../../../platform/locale/tr';
import type { Problem } from '../formats/format';
import { csvCell, csvHeadLine, csvLine } from '../../../platform/text/csv-cell';

/** A report for people ends here, and no file fills the disk with what is wrong with it. */
const MOST_LINES = 100_000;

/** A line of the report; a note is about the file as a whole. */
export type ReportLine =
  | { line: number; severity: 'error' | 'warning'; problem: Problem }
  | { line: null; severity: 'note'; text: string };

/** The path of an import's report below the data folder. */
export const reportName = (importId: number): string => `${DATA_FOLDERS.imports}/${importId}.report.csv`;

/** Where the report of an import stands. */
export const reportPath = (dataDir: string, importId: number): string => join(dataDir, reportName(importId));

/**
 * The report of one import: a CSV for spreadsheets (UTF-8 with byte order mark, separator `;`) with file, line,
 * severity, column and reason in Turkish. It grows while the import runs; there is none where nothing is wrong.
 */
export class ReportFile {
  private waiting: ReportLine[] = [];
  private count = 0;
  private file: FileHandle | null = null;

  constructor(
    readonly path: string,
    private readonly sourceName: string,
  ) {}

  add(line: ReportLine): void {
    this.count += 1;
    if (this.count <= MOST_LINES) this.waiting.push(line);
  }

  /** Writes what has come together, in the order of lines. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const lines = this.waiting.sort((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity));
    this.waiting = [];
    this.file ??= await this.create();
    await this.file.appendFile(lines.map((line) => this.format(line)).join(''));
  }

  async close(): Promise<void> {
    try {
      await this.flush();
      const left = this.count - MOST_LINES;
      if (left > 0) await this.file?.appendFile(this.row(['', '', '', tr.imports.restNotReported(left)]));
    } finally {
      await this.file?.close();
    }
  }

  private async create(): Promise<FileHandle> {
    await mkdir(dirname(this.path), { recursive: true });
    const file = await open(this.path, 'w');
    await file.appendFile(csvHeadLine(tr.imports.reportHeader));
    return file;
  }

  private format(line: ReportLine): string {
    const severity = tr.imports.severities[line.severity];
    if (line.severity === 'note') return this.row(['', severity, '', line.text]);
    return this.row([line.line, severity, line.problem.column ?? '', reasonText(line.problem)]);
  }

  private row(cells: (string | number)[]): string {
    return csvLine([this.sourceName, ...cells].map(csvCell));
  }
}

/** A problem as a sentence. */
function reasonText({ code, detail }: Problem): string {
  const reason = tr.imports.reasons[code];
  return detail === '' ? reason : `${reason}: ${detail}`;
}
