import { useState } from 'react';
import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import type { OddsType } from '../../odds/odds-type';
import { MixedMarginsWarning, SourceLine } from '../../odds/sources/source-lines';
import { SUMMARY_VIEWS, type SummaryView as View } from '../../odds/summary/summary-choice';
import { SummaryView } from '../../odds/summary/summary-view';
import { SummaryViews } from '../../odds/summary/summary-views';

interface Props {
  title?: string;
  summary: OddsSummary;
  groups: readonly ListedGroup[];
  type: OddsType;
}

/** What happened in some past matches, with where their prices come from. */
export function AnswerCard({ title, summary, groups, type }: Props) {
  const [view, setView] = useState<View>('bars');
  return (
    <div className="rounded-card border border-line bg-surface px-4 pt-3 pb-4">
      {title !== undefined && <h3 className="text-sm font-semibold">{title}</h3>}
      <SummaryViews views={SUMMARY_VIEWS} view={view} onView={setView}>
        <SummaryView view={view} summary={summary} groups={groups} />
      </SummaryViews>
      <div className="mt-2 flex flex-col gap-2">
        <MixedMarginsWarning parts={summary.sources} />
        <SourceLine parts={summary.sources} type={type} />
      </div>
    </div>
  );
}
