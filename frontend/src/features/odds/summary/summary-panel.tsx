import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Spinner } from '../../../components/feedback/spinner';
import { Button } from '../../../components/form/button';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import type { OddsType } from '../odds-type';
import { BacktestView } from '../backtest/backtest-view';
import type { OddsSearch, SummarySearch } from '../odds.api';
import { MixedMarginsWarning, SourceLine } from '../sources/source-lines';
import type { SourceName } from '../sources/source-names';
import { SourceSelect } from '../sources/source-select';
import { MainRates } from './main-rates';
import { PANEL_VIEWS } from './summary-choice';
import { covers, shownMarkets } from './summary-question';
import { SummaryView } from './summary-view';
import { SummaryViews } from './summary-views';
import { useOddsSummary } from './use-odds-summary';
import type { SummaryControls } from './use-summary-choice';

interface Props {
  type: OddsType;
  /** What is searched; null until that is known. */
  search: OddsSearch | null;
  /** What the summary is asked about it; null asks nothing. */
  question: SummarySearch | null;
  groups: readonly OddGroupDto[];
  controls: SummaryControls;
  /** The only source whose prices count, if there is one. */
  source: SourceName | undefined;
  onSource: (source: SourceName | null) => void;
}

/**
 * What happened in all matches that pass the filters. Opens and closes, and stays so for the next visit; the main rates
 * stay in sight. Drawn again only when the question or its answer changes, never while somebody types.
 */
export const SummaryPanel = memo(function SummaryPanel(props: Props) {
  const { type, search, question, groups, controls, source, onSource } = props;
  const { open, view, selection } = controls;
  const { summary, stale, error, retry } = useOddsSummary(question);
  const body = useId();
  // The former answer may be about other markets than those that are shown now.
  const shown = summary && (!stale || covers(summary, shownMarkets(controls, groups))) ? summary : undefined;
  const parts = summary?.sources ?? [];
  return (
    <section aria-label={tr.summary.title} className="border-b border-line bg-surface px-4 lg:px-6">
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
          <span className="text-sm font-semibold whitespace-nowrap">{tr.summary.title}</span>
          <span className="truncate text-dense text-muted tabular-nums">
            {summary && tr.summary.ofAll(formatCount(summary.total))}
          </span>
          {stale && <Spinner className="size-4 shrink-0 text-muted" />}
        </button>
        {!open && shown && <MainRates summary={shown} groups={groups} />}
      </div>
      {open && (
        <div id={body} className="flex flex-col gap-2 pb-3">
          <SummaryViews views={PANEL_VIEWS} view={view} onView={controls.setView}>
            {view !== 'test' ? (
              error === undefined ? (
                <SummaryView view={view} summary={shown} groups={groups} stale={stale} />
              ) : (
                <SummaryFailed message={readApiError(error).message} onRetry={retry} />
              )
            ) : (
              selection !== null && (
                <BacktestView {...{ search, groups, selection }} onSelection={controls.setSelection} />
              )
            )}
          </SummaryViews>
          <MixedMarginsWarning parts={parts} />
          <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
            <SourceSelect value={source} parts={parts} onChange={onSource} />
            {summary && <SourceLine parts={parts} type={type} />}
          </div>
        </div>
      )}
    </section>
  );
});

/** Quieter than a failing table: the rows below may well be there. */
function SummaryFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
      <span>
        {tr.summary.failed} {message}
      </span>
      <Button look="secondary" size="small" onClick={onRetry}>
        {tr.summary.retry}
      </Button>
    </p>
  );
}
