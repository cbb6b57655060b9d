import type { CalibrationDetails } from '../../api/generated/wire';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { formatCount } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';

type Part = CalibrationDetails['overrounds'][number];

const COLUMNS: readonly FigureColumn<Part>[] = [
  { title: texts.season, cell: ({ season }) => season, className: 'whitespace-nowrap' },
  { title: texts.source, cell: nameOf, words: true },
  { title: texts.matches, cell: ({ matches }) => formatCount(matches) },
  {
    title: texts.marginShort,
    cell: ({ overround }) => formatRate(overround === null ? null : overround - 1),
  },
];

/** The margin of the judged matches by season and source, newest first. */
export function OverroundTable({ parts }: { parts: readonly Part[] }) {
  return (
    <FigureTable
      caption={
        <>
          <h3 className="text-sm font-semibold">{texts.overroundsTitle}</h3>
          <p className="max-w-prose text-sm text-muted">{texts.overroundsText}</p>
        </>
      }
      columns={COLUMNS}
      rows={parts}
      keyOf={(part) => `${part.season} ${nameOf(part)}`}
      className="max-w-xl"
    />
  );
}

function nameOf({ sources, bookmakers }: Part): string {
  const names = sources.map((source) => texts.sources[source] ?? source).join(' + ');
  return bookmakers.length === 0 ? names : `${names} (${bookmakers.join(', ')})`;
}
