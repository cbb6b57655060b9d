import { type ReactNode, useState } from 'react';
import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { trSimilar } from '../../locale/tr-similar';
import { trSummary } from '../../locale/tr-summary';
import type { OddsType } from '../../odds/odds-type';
import { SourceLine } from '../../odds/sources/source-lines';
import { ResultPictures } from '../../odds/summary/result-pictures';
import { SUMMARY_VIEWS, type SummaryView as View } from '../../odds/summary/summary-choice';
import { SummaryViews } from '../../odds/summary/summary-views';
import { PastWorth } from '../../odds/worth/past-worth';
import { OwnMarkets } from './own-markets';
import type { OwnOdds } from './own-odds';
import { OwnSelections } from './own-selections';

interface Props {
  title?: string;
  summary: OddsSummary;
  groups: readonly ListedGroup[];
  type: OddsType;
  /** Of the match that is asked about, in that set of odds. */
  own: OwnOdds;
  children?: ReactNode;
}

/**
 * What happened in some past matches, held against a match's own prices: after what such differences have been worth, and
 * with where those matches' prices come from.
 */
export function AnswerCard({ title, summary, groups, type, own, children }: Props) {
  const [view, setView] = useState<View>('bars');
  return (
    <div className="rounded-card border border-line bg-surface px-4 pt-3 pb-4">
      {title !== undefined && <h3 className="text-sm font-semibold">{title}</h3>}
      <PastWorth look="sentence" className="mt-0.5 max-w-prose text-xs text-muted tabular-nums" />
      <SummaryViews views={SUMMARY_VIEWS} view={view} onView={setView} explanations={trSimilar.explanations}>
        {summary.settled === 0 && summary.total > 0 ? (
          <p className="py-2 text-sm text-muted">{trSummary.nothingSettled}</p>
        ) : view === 'pictures' ? (
          <ResultPictures summary={summary} groups={groups} />
        ) : view === 'list' ? (
          <OwnSelections {...{ summary, groups, own }} />
        ) : (
          <OwnMarkets {...{ summary, groups, own }} />
        )}
      </SummaryViews>
      <div className="mt-2 flex flex-col gap-2">
        {children}
        <SourceLine parts={summary.sources} type={type} />
      </div>
    </div>
  );
}
