import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, Suspense, useId } from 'react';
import type { OddsSearch, SummarySearch } from '../../api/endpoints';
import type { ListedGroup } from '../../api/generated/wire';
import { Spinner } from '../../kit/feedback/spinner';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { trSummary } from '../../locale/tr-summary';
import type { OddsType } from '../odds-type';
import { BacktestSkeleton } from '../backtest/backtest-skeleton';
import type { SourceName } from '../sources/source-names';
import type { TableControls } from '../table/use-question';
import { AnswerLine } from './answer-line';
import { CountedRowsOf } from './counted-rows';
import { MainRates } from './main-rates';
import { MarginNotice } from './margin-notice';
import type { PanelView } from './summary-choice';
import { covers, shownMarkets } from './summary-question';
import { SummarySkeleton } from './summary-skeleton';
import { useOddsSummary } from './use-odds-summary';
import type { SummaryControls } from './use-summary-choice';
import { lazyPart } from '../../kit/feedback/lazy-part';

/** Comes after the rows: nothing of it is needed to draw them. */
const SummaryBody = lazyPart(() => import('./summary-body'));

interface Props {
  type: OddsType;
  /** What is searched; null until that is known. */
  search: OddsSearch | null;
  /** What the summary is asked about it; null asks nothing. */
  question: SummarySearch | null;
  groups: readonly ListedGroup[];
  controls: SummaryControls;
  /** What is asked of the table. */
  asking: Pick<TableControls<never>, 'table' | 'question' | 'replace'>;
  /** The only source whose prices count, if there is one. */
  source: SourceName | undefined;
  onSource: (source: SourceName | null) => void;
}

/**
 * What happened in all matches that pass the filters. Opens and closes, and stays so for the next visit; the main rates
 * stay in sight, on phones as one line. Drawn again only when the question or its answer changes, never while somebody types.
 */
export const SummaryPanel = memo(function SummaryPanel(props: Props) {
  const { type, search, question, groups, controls, asking, source, onSource } = props;
  const { open, view } = controls;
  const found = useOddsSummary(question);
  const { summary, stale } = found;
  const phone = useMediaQuery(PHONE);
  const body = useId();
  // The former answer may be about other markets than those that are shown now.
  const shown = summary && (!stale || covers(summary, shownMarkets(controls, groups))) ? summary : undefined;
  const inRows = (figures: ReactNode) => (
    <CountedRowsOf summary={stale ? undefined : shown} {...{ groups, asking }}>
      {figures}
    </CountedRowsOf>
  );
  return (
    <section aria-label={trSummary.title} className="border-b border-line bg-surface px-4 lg:px-6">
      <div className="flex items-center gap-x-6">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? body : undefined}
          onClick={() => controls.setOpen(!open)}
          className="flex min-h-10 min-w-0 shrink-0 grow items-center gap-2 text-left -outline-offset-2 max-lg:shrink"
        >
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-4 shrink-0 text-muted transition-transform duration-150',
              !open && '-rotate-90',
            )}
          />
          {phone && !open && shown ? (
            <AnswerLine summary={shown} groups={groups} />
          ) : (
            <>
              <span className="text-sm font-semibold whitespace-nowrap">{trSummary.title}</span>
              <span className="truncate text-dense text-muted tabular-nums">
                {summary && trSummary.ofAll(formatCount(summary.total))}
              </span>
            </>
          )}
          {stale && <Spinner className="size-4 shrink-0 text-muted" />}
        </button>
        {!open && shown && inRows(<MainRates summary={shown} groups={groups} />)}
      </div>
      {summary && <MarginNotice summary={summary} controls={asking} stale={stale} phone={phone} />}
      {open && (
        <div id={body} className="flex flex-col gap-2 pb-3">
          <Suspense fallback={<BodySkeleton view={view} />}>
            {question === null ? (
              <BodySkeleton view={view} />
            ) : (
              inRows(
                <SummaryBody
                  {...{ type, search, groups, controls, asking, source, onSource, found }}
                  shown={shown}
                />,
              )
            )}
          </Suspense>
        </div>
      )}
    </section>
  );
});

/** Stands where the open panel's content will be, as high as it will be. */
function BodySkeleton({ view }: { view: PanelView }) {
  return (
    <>
      <div className="@container flex flex-col gap-3">
        <div className="h-[2.3125rem] border-b border-line" />
        {view === 'test' ? (
          <div className="flex flex-col gap-4">
            <div className="h-14" />
            <BacktestSkeleton />
          </div>
        ) : (
          <SummarySkeleton view={view} />
        )}
      </div>
      <div className="min-h-8 max-md:min-h-11" />
    </>
  );
}
