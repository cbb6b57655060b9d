import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { Button } from '../../kit/form/button';
import { trSummary } from '../../locale/tr-summary';
import { trBacktest } from '../../locale/tr-backtest';
import { type Explanations, FiguresHelp } from './figures-help';
import type { PanelView } from './summary-choice';

const OF_SUMMARY: Explanations = trSummary.explanations;
const OF_PANEL: Explanations = [...trSummary.explanations, ...trBacktest.explanations];

interface Props<View> {
  views: readonly View[];
  /** The open one. */
  view: View;
  onView: (view: View) => void;
  /** Name and meaning of each figure, where they aren't those of the table's summary. */
  explanations?: Explanations;
  /** What the open view shows. */
  children: ReactNode;
}

/**
 * Views of a summary, one of which is open, and how their figures are to be read. Arrow keys walk over the views without
 * opening them: opening the backtest asks a question that counts.
 */
export function SummaryViews<View extends PanelView>(props: Props<View>) {
  const { views, view, onView, children } = props;
  const { explanations = views.some((one) => one === 'test') ? OF_PANEL : OF_SUMMARY } = props;
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <Tabs.Root
      value={view}
      onValueChange={(next) => onView(next as View)}
      activationMode="manual"
      className="@container flex flex-col gap-3"
    >
      <div className="flex items-center gap-x-4 border-b border-line">
        <Tabs.List aria-label={trSummary.views} loop={false} className="-ml-2 flex min-w-0 flex-wrap">
          {views.map((one) => (
            <Tabs.Trigger
              key={one}
              value={one}
              className="h-9 border-b-2 border-transparent px-2 text-dense whitespace-nowrap text-muted -outline-offset-2 hover:text-text data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-text"
            >
              {trSummary[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Button
          look="quiet"
          size="small"
          onClick={() => setHelpOpen(true)}
          aria-label={trSummary.explain}
          className="ml-auto"
        >
          <CircleQuestionMark aria-hidden className="size-4" />
          <span className="max-md:hidden">{trSummary.explain}</span>
        </Button>
      </div>
      {views.map((one) => (
        <Tabs.Content key={one} value={one} tabIndex={-1} className="outline-none">
          {one === view && children}
        </Tabs.Content>
      ))}
      {helpOpen && <FiguresHelp explanations={explanations} onClose={() => setHelpOpen(false)} />}
    </Tabs.Root>
  );
}
