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
import type { SummarySearch } from '../odds.api';
import { MixedMarginsWarning, SourceLine } from '../sources/source-lines';
import type { SourceName } from '../sources/source-names';
import { SourceSelect } from '../sources/source-select';
import { MainRates } from './main-rates';
import type { ChangeChoice, SummaryChoice } from './summary-choice';
import { covers, shownMarkets } from './summary-question';
import { SummaryViews } from './summary-views';
import { useOddsSummary } from './use-odds-summary';

interface Props {
  type: OddsType;
  /** What is asked; null asks nothing. */
  question: SummarySearch | null;
  groups: readonly OddGroupDto[];
  choice: SummaryChoice;
  onChoose: ChangeChoice;
  /** The only source whose prices count, if there is one. */
  source: SourceName | undefined;
  onSource: (source: SourceName | null) => void;
}

/**
 * What happened in all matches that pass the filters. Opens and closes, and stays so for the next visit; the main rates
 * stay in sight. Drawn again only when the question or its answer changes, never while somebody types.
 */
export const SummaryPanel = memo(function SummaryPanel(props: Props) {
  const { type, question, groups, choice, onChoose, source, onSource } = props;
  const { summary, stale, error, retry } = useOddsSummary(question);
  const body = useId();
  // The former answer may be about other markets than those that are shown now.
  const shown = summary && (!stale || covers(summary, shownMarkets(choice, groups))) ? summary : undefined;
  const parts = summary?.sources ?? [];
  return (
    <section aria-label={tr.summary.title} className="border-b border-line bg-surface px-4 lg:px-6">
      <div className="flex items-center gap-x-6">
        <button
          type="button"
          aria-expanded={choice.open}
          aria-controls={choice.open ? body : undefined}
          onClick={() => onChoose({ open: !choice.open })}
          className="flex min-h-10 min-w-0 shrink-0 grow items-center gap-2 text-left -outline-offset-2 max-lg:shrink"
        >
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-4 shrink-0 text-muted transition-transform duration-150',
              !choice.open && '-rotate-90',
            )}
          />
          <span className="text-sm font-semibold whitespace-nowrap">{tr.summary.title}</span>
          <span className="truncate text-dense text-muted tabular-nums">
            {summary && tr.summary.ofAll(formatCount(summary.total))}
          </span>
          {stale && <Spinner className="size-4 shrink-0 text-muted" />}
        </button>
        {!choice.open && shown && <MainRates summary={shown} groups={groups} />}
      </div>
      {choice.open && (
        <div id={body} className="flex flex-col gap-2 pb-3">
          {error === undefined ? (
            <SummaryViews
              summary={shown}
              groups={groups}
              view={choice.view}
              onView={(view) => onChoose({ view })}
              stale={stale}
            />
          ) : (
            <SummaryFailed message={readApiError(error).message} onRetry={retry} />
          )}
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
