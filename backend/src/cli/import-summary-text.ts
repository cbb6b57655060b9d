import { tr } from '../platform/locale/tr';
import type { ProblemCode } from '../modules/imports/formats/format';
import type { ImportSummary } from '../modules/imports/run/import-summary';

type Reasons = Partial<Record<ProblemCode, number>>;
const COUNTS = ['rows_read', 'inserted', 'updated', 'unchanged', 'skipped', 'warnings'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

const number = new Intl.NumberFormat('tr-TR');
const seconds = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * What the command prints at its end: a table with a line per file and the totals, skipped rows and warnings by
 * reason, where the reports are, and the speed.
 * @param filesGiven number of files on the command line; more than summaries when the run was stopped
 */
export function summaryText(summaries: readonly ImportSummary[], filesGiven: number): string {
  const total = totalOf(summaries);
  return [
    '',
    ...tableLines(summaries, total),
    ...reasonLines(
      tr.imports.cli.skippedRows,
      summaries.map(({ skippedBy }) => skippedBy),
    ),
    ...reasonLines(
      tr.imports.cli.warnings,
      summaries.map(({ warnedOf }) => warnedOf),
    ),
    ...problemLines(summaries),
    ...reportLines(summaries),
    '',
    verdict(summaries, total, filesGiven),
    '',
  ].join('\n');
}

function totalOf(summaries: readonly ImportSummary[]): Counts {
  const total = Object.fromEntries(COUNTS.map((key) => [key, 0])) as Counts;
  for (const summary of summaries) for (const key of COUNTS) total[key] += summary[key];
  return total;
}

function tableLines(summaries: readonly ImportSummary[], total: Counts): string[] {
  const { columns, status, total: totalTitle } = tr.imports.cli;
  const numbers = (counts: Counts) => COUNTS.map((key) => number.format(counts[key]));
  const rows = [
    [columns.file, columns.format, ...COUNTS.map((key) => columns[key]), columns.status],
    ...summaries.map((summary) => [
      summary.fileName,
      summary.format ?? '-',
      ...numbers(summary),
      status[summary.status],
    ]),
    ...(summaries.length > 1 ? [[totalTitle, '', ...numbers(total), '']] : []),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => [...row[column]!].length)));
  const lastNumber = 1 + COUNTS.length;
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column]!, column > 1 && column <= lastNumber))
      .join('  ')
      .trimEnd(),
  );
}

function pad(cell: string, width: number, toTheRight: boolean): string {
  const space = ' '.repeat(width - [...cell].length);
  return toTheRight ? space + cell : cell + space;
}

function reasonLines(title: string, all: readonly Reasons[]): string[] {
  const counts = new Map<ProblemCode, number>();
  for (const reasons of all) {
    for (const [code, count] of Object.entries(reasons) as [ProblemCode, number][]) {
      counts.set(code, (counts.get(code) ?? 0) + count);
    }
  }
  if (counts.size === 0) return [];
  const lines = [...counts].sort(([, one], [, other]) => other - one);
  return [
    '',
    title,
    ...lines.map(([code, count]) => `  ${number.format(count)} × ${tr.imports.reasons[code]}`),
  ];
}

function problemLines(summaries: readonly ImportSummary[]): string[] {
  const failed = summaries.filter(({ error }) => error !== null);
  return failed.length === 0 ? [] : ['', ...failed.map(({ fileName, error }) => `${fileName}: ${error}`)];
}

function reportLines(summaries: readonly ImportSummary[]): string[] {
  const telling = summaries.filter(({ skipped, warnings }) => skipped + warnings > 0);
  if (telling.length === 0) return [];
  return [
    '',
    tr.imports.cli.reports,
    ...telling.map(({ fileName, reportPath }) => `  ${fileName}: ${reportPath}`),
  ];
}

function verdict(summaries: readonly ImportSummary[], total: Counts, filesGiven: number): string {
  const { cli } = tr.imports;
  const time = summaries.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const speed = cli.speed(
    number.format(total.rows_read),
    seconds.format(time),
    number.format(Math.round(total.rows_read / Math.max(time, 0.001))),
  );
  if (summaries.some(({ status }) => status === 'interrupted')) return `${cli.stopped} ${speed}`;
  if (summaries.length < filesGiven) return `${cli.stoppedBetween(filesGiven - summaries.length)} ${speed}`;
  const nothingNew = total.unchanged > 0 && total.inserted + total.updated === 0;
  return nothingNew ? `${cli.nothingNew} ${speed}` : speed;
}
