import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Spinner } from '../../../components/feedback/spinner';
import { Button } from '../../../components/form/button';
import { classNames } from '../../../lib/class-names';
import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import type { OddsSearch } from '../odds.api';
import { MainRates } from './main-rates';
import { readSummaryChoice, type SummaryChoice, writeSummaryChoice } from './summary-choice';
import { SummaryViews } from './summary-views';
import { useOddsSummary } from './use-odds-summary';

interface Props {
  search: OddsSearch | null;
  groups: readonly OddGroupDto[];
}

/**
 * What happened in all matches that pass the filters. Opens and closes, and stays so for the next visit; the main rates
 * stay in sight. Drawn again
 * only when the question or its answer changes, never while somebody types.
 */
export const SummaryPanel = memo(function SummaryPanel({ search, groups }: Props) {
  const [choice, setChoice] = useState(readSummaryChoice);
  const { summary, stale, error, retry } = useOddsSummary(search);
  const body = useId();
  const choose = (change: Partial<SummaryChoice>) => {
    const next = { ...choice, ...change };
    writeSummaryChoice(next);
    setChoice(next);
  };
  return (
    <section aria-label={tr.summary.title} className="border-b border-line bg-surface px-4 lg:px-6">
      <div className="flex items-center gap-x-6">
        <button
          type="button"
          aria-expanded={choice.open}
          aria-controls={choice.open ? body : undefined}
          onClick={() => choose({ open: !choice.open })}
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
        {!choice.open && summary && <MainRates summary={summary} />}
      </div>
      {choice.open && (
        <div id={body} className="pb-3">
          {error === undefined ? (
            <SummaryViews
              summary={summary}
              groups={groups}
              view={choice.view}
              onView={(view) => choose({ view })}
              stale={stale}
            />
          ) : (
            <SummaryFailed message={readApiError(error).message} onRetry={retry} />
          )}
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
