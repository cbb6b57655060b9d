import { tr } from '../../locale/tr';
import { EmptyState } from '../feedback/empty-state';
import { ErrorPanel } from '../feedback/error-panel';
import { Spinner } from '../feedback/spinner';
import { Button } from '../form/button';
import type { FoundRows } from './found-rows';

interface Props {
  found: FoundRows<unknown>;
  /** Whether filters are what leaves nothing over. */
  filtered: boolean;
  /** What to try when the filters leave nothing over. */
  hint: string;
  onClear: () => void;
}

/** Under the last row: nothing found, more on the way, a failure, the end. */
export function TableTail({ found, filtered, hint, onClear }: Props) {
  const { rows, pending, hasMore, loadingMore, failure, retry } = found;
  if (failure !== undefined) return <ErrorPanel message={failure.message} onRetry={retry} />;
  if (pending) return null;
  if (rows.length === 0) {
    return (
      <EmptyState title={tr.common.noRecords} hint={filtered ? hint : undefined}>
        {filtered && (
          <Button look="secondary" size="small" onClick={onClear}>
            {tr.odds.clearFilters}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <p className="flex h-12 items-center justify-center gap-2 text-dense text-muted">
      {loadingMore && <Spinner className="size-4" />}
      {loadingMore ? tr.odds.loadingMore : hasMore ? '' : tr.odds.endOfList}
    </p>
  );
}
