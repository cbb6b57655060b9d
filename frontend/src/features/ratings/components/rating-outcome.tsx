import { type ReactNode, useMemo } from 'react';
import type { RatingTableAnswer, SelectionSummaryDto } from '../../../api/generated/wire';
import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import { groupTitles } from '../rating-columns';

export type RenderMarket = (title: string, selections: readonly SelectionSummaryDto[]) => ReactNode;

interface Props {
  answer: RatingTableAnswer;
  /** Draws one market: how often each selection came in. */
  renderMarket: RenderMarket;
  legend: ReactNode;
}

const TITLES: Readonly<Record<string, string>> = {
  ft: tr.ratings.groups.ft,
  ht: tr.ratings.groups.fh,
  sh: tr.ratings.groups.sh,
  uo_25: tr.ratings.groups.uo25,
  uo_35: tr.ratings.groups.uo35,
  bts: tr.ratings.groups.bts,
  htft: tr.ratings.groups.htft,
};

/** What happened in all matches that agree, market by market. */
export function RatingOutcome({ answer, renderMarket, legend }: Props) {
  const { summary, tolerance, columns } = answer;
  const markets = useMemo(
    () =>
      Object.entries(TITLES)
        .map(([key, title]) => ({
          title,
          selections: summary.selections.filter(({ group }) => group === key),
        }))
        .filter(({ selections }) => selections.some(({ settled }) => settled > 0)),
    [summary],
  );
  return (
    <section aria-label={tr.ratings.outcome} className="flex flex-col gap-3">
      <h2 className="text-sm font-semibold">{tr.ratings.outcome}</h2>
      <p className="text-dense text-muted tabular-nums">
        {tr.ratings.outcomeOf(formatCount(summary.total))}{' '}
        {tolerance === 0
          ? tr.ratings.exactly
          : tr.ratings.within((tolerance / 100).toFixed(2).replace('.', ','))}
      </p>
      <p className="text-dense text-muted">{tr.ratings.compared(groupTitles(columns).join(', '))}</p>
      {markets.map(({ title, selections }) => (
        <div key={title}>{renderMarket(title, selections)}</div>
      ))}
      {legend}
      <p className="text-xs text-muted">{tr.ratings.analysisOnly}</p>
    </section>
  );
}
