import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import type { OddGroupDto, OddsSummaryDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { classNames } from '../../../lib/class-names';
import { tr } from '../../../locale/tr';
import { FiguresHelp } from './figures-help';
import { MainMarkets } from './main-markets';
import { ResultPictures } from './result-pictures';
import { SelectionList } from './selection-list';
import { SUMMARY_VIEWS, type SummaryView } from './summary-choice';
import { SummarySkeleton } from './summary-skeleton';

interface Props {
  /** Nothing while it is on its way. */
  summary: OddsSummaryDto | undefined;
  groups: readonly OddGroupDto[];
  view: SummaryView;
  onView: (view: SummaryView) => void;
  /** The figures are those of the former question. */
  stale?: boolean;
}

/** A summary in three views: the main markets as bars, pictures of results, every selection. */
export function SummaryViews({ summary, groups, view, onView, stale = false }: Props) {
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <Tabs.Root
      value={view}
      onValueChange={(next) => onView(next as SummaryView)}
      className="@container flex flex-col gap-3"
    >
      <div className="flex items-center gap-x-4 border-b border-line">
        <Tabs.List aria-label={tr.summary.views} className="-ml-2 flex min-w-0 overflow-x-auto">
          {SUMMARY_VIEWS.map((one) => (
            <Tabs.Trigger
              key={one}
              value={one}
              className="h-9 border-b-2 border-transparent px-2 text-dense whitespace-nowrap text-muted -outline-offset-2 hover:text-text data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-text"
            >
              {tr.summary[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Button
          look="quiet"
          size="small"
          onClick={() => setHelpOpen(true)}
          aria-label={tr.summary.explain}
          className="ml-auto"
        >
          <CircleQuestionMark aria-hidden className="size-4" />
          <span className="max-md:hidden">{tr.summary.explain}</span>
        </Button>
      </div>
      {SUMMARY_VIEWS.map((one) => (
        <Tabs.Content
          key={one}
          value={one}
          tabIndex={-1}
          className={classNames('transition-opacity duration-150 outline-none', stale && 'opacity-50')}
        >
          {summary ? <View view={one} summary={summary} groups={groups} /> : <SummarySkeleton view={one} />}
        </Tabs.Content>
      ))}
      {helpOpen && <FiguresHelp onClose={() => setHelpOpen(false)} />}
    </Tabs.Root>
  );
}

interface ViewProps {
  view: SummaryView;
  summary: OddsSummaryDto;
  groups: readonly OddGroupDto[];
}

function View({ view, summary, groups }: ViewProps) {
  if (summary.settled === 0 && summary.total > 0) {
    return <p className="py-2 text-sm text-muted">{tr.summary.nothingSettled}</p>;
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
