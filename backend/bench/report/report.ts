/** A table of results. */
export interface ResultTable {
  readonly title: string;
  /** What was done, in a sentence or two; empty = nothing to add. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A figure that had to be reached. */
export interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly measured: string;
  readonly met: boolean;
}

/** Everything measured on one database with one number of matches. */
export interface BenchReport {
  readonly targets: readonly Target[];
  readonly tables: readonly ResultTable[];
}

/** The targets as a table of results. */
const targetTable = (targets: readonly Target[]): ResultTable => ({
  title: 'Targets',
  note: '',
  head: ['what', 'wanted', 'measured', 'met'],
  rows: targets.map(({ what, wanted, measured, met }) => [what, wanted, measured, met ? 'yes' : '**no**']),
});

/** A table in Markdown, its columns as wide as their widest cell. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, ...[title, ...rows.map((row) => row[column]!)].map((cell) => [...cell].length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** A report as Markdown, without a heading of its own. */
export function reportText(report: BenchReport): string {
  return [targetTable(report.targets), ...report.tables]
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, note, head, rows }) =>
      [`### ${title}`, ...(note ? [note] : []), markdownTable(head, rows)].join('\n\n'),
    )
    .join('\n\n');
}

/** Milliseconds with as many digits as say something. */
export function milliseconds(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return `${value < 1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
}

/** A whole number with commas between its thousands. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Bytes as MB or kB. */
export const bytes = (value: number): string =>
  value >= 1e6 ? `${(value / 1e6).toFixed(1)} MB` : `${(value / 1e3).toFixed(1)} kB`;
