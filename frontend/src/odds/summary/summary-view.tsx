import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { classNames } from '../../lib/class-names';
import { trSummary } from '../../locale/tr-summary';
import { ByChance } from './by-chance';
import { MainMarkets } from './main-markets';
import { ResultPictures } from './result-pictures';
import { SelectionList } from './selection-list';
import type { SummaryView as View } from './summary-choice';
import { SummarySkeleton } from './summary-skeleton';

interface Props {
  view: View;
  /** Nothing while it is on its way. */
  summary: OddsSummary | undefined;
  groups: readonly ListedGroup[];
  /** The figures are those of the former question. */
  stale?: boolean;
}

/** A view of a summary: the main markets as bars, pictures of results, or every selection. */
export function SummaryView({ view, summary, groups, stale = false }: Props) {
  if (!summary) return <SummarySkeleton view={view} />;
  return (
    <div className={classNames('transition-opacity duration-150', stale && 'opacity-50')}>
      <Drawn view={view} summary={summary} groups={groups} />
      <ByChance summary={summary} />
    </div>
  );
}

function Drawn({ view, summary, groups }: Pick<Props, 'view' | 'groups'> & { summary: OddsSummary }) {
  if (summary.settled === 0 && summary.total > 0) {
    return <p className="py-2 text-sm text-muted">{trSummary.nothingSettled}</p>;
  }
  switch (view) {
    case 'bars':
      return <MainMarkets summary={summary} groups={groups} />;
    case 'pictures':
      return <ResultPictures summary={summary} groups={groups} />;
    case 'list':
      return <SelectionList summary={summary} groups={groups} />;
  }
}
