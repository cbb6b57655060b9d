import { marketsOf, oddColumn } from '../../src/archive/catalogue/columns';
import type { FilterType } from '../../src/archive/question/odds-query';
import type { CalibrationReport } from '../../src/archive/statistics/judging/calibration-report';
import { standardErrorsOff, worstCell } from '../../test/support/reliability-errors';
import { markdownTable, whole } from '../report/report';

const SETS: Record<FilterType, string> = { 1: 'opening', 2: 'closing' };

/** A bin of one selection of fewer matches says too little. */
const LARGE_CELL = 500;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** How near to what happened the probabilities of markets came, as Markdown; null where no match was judged. */
export function probabilitiesText(reports: readonly CalibrationReport[]): string | null {
  const judged = reports.filter(({ matches }) => matches > 0);
  if (judged.length === 0) return null;
  const days = judged.flatMap(({ from, to }) => [from!, to!]).sort();
  return [
    `Matches from ${days[0]} to ${days.at(-1)}, each judged by what was learned from the matches before the first one of its season. Log loss; then by how many standard errors each selection won more often than stated, over all its matches and in the worst bin of 0.1 with at least ${LARGE_CELL} of them.`,
    markdownTable(
      ['market', 'odds', 'matches', 'proportional', 'power', 'Shin', 'learned', 'totals', 'worst bin'],
      judged.map((report) => [
        marketsOf([report.group])[0]!.title,
        SETS[report.filter_type],
        whole(report.matches),
        ...report.methods.map(({ log_loss }) => log_loss!.toFixed(5)),
        report.selections
          .map(({ column, bins }) => `${oddColumn(column).title} ${signed(standardErrorsOff(bins))}`)
          .join(', '),
        worstText(report),
      ]),
    ),
  ].join('\n\n');
}

function worstText({ selections }: CalibrationReport): string {
  const worst = worstCell(selections, LARGE_CELL);
  if (worst === undefined) return '–';
  const from = Math.round(worst.low * 100);
  return `${oddColumn(worst.column).title} at ${from}–${from + 10} %: ${signed(worst.off)}`;
}
