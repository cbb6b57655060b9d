import type { ReactNode } from 'react';
import { trOdds } from '../../locale/tr-odds';
import { trShell } from '../../locale/tr-shell';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { Spinner } from '../../kit/feedback/spinner';
import { Button } from '../../kit/form/button';
import type { FoundRows } from './found-rows';

/** What is said of a table without rows. */
export interface EmptyTable {
  title: string;
  hint?: string;
  /** Filters are what leaves nothing over: they can be cleared. */
  filtered: boolean;
  /** Ways out besides that. */
  ways?: ReactNode;
}

interface Props {
  found: FoundRows<unknown>;
  empty: EmptyTable;
  onClear: () => void;
}

/** Under the last row: nothing found, more on the way, a failure, the end. */
export function TableTail({ found, empty, onClear }: Props) {
  const { rows, pending, hasMore, loadingMore, failure, retry } = found;
  if (failure !== undefined) return <ErrorPanel message={failure.message} onRetry={retry} />;
  if (pending) return null;
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} hint={empty.hint}>
        {empty.filtered && (
          <div className="flex flex-wrap justify-center gap-2">
            {empty.ways}
            <Button look="secondary" size="small" onClick={onClear}>
              {trOdds.clearFilters}
            </Button>
          </div>
        )}
      </EmptyState>
    );
  }
  return (
    <p className="flex h-12 items-center justify-center gap-2 text-dense text-muted">
      {loadingMore && <Spinner className="size-4" />}
      {loadingMore ? trOdds.loadingMore : hasMore ? '' : trOdds.endOfList}
    </p>
  );
}

/** A table asked of the server that has no row. */
export function nothingFound(filtered: boolean, hint: string, ways?: ReactNode): EmptyTable {
  return { title: trShell.common.noRecords, hint: filtered ? hint : undefined, filtered, ways };
}
