import { readApiError } from '../../../api/api-error';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { Spinner } from '../../../components/feedback/spinner';
import { Button } from '../../../components/form/button';
import { tr } from '../../../locale/tr';
import type { BulletinRows } from '../use-bulletin-rows';

interface Props {
  found: BulletinRows;
  filtered: boolean;
  onClear: () => void;
}

/** Under the last row: nothing found, more on the way, a failure, the end. */
export function BulletinTail({ found, filtered, onClear }: Props) {
  const { rows, pending, hasMore, loadingMore, error, retry } = found;
  if (error !== undefined) return <ErrorPanel message={readApiError(error).message} onRetry={retry} />;
  if (pending) return null;
  if (rows.length === 0) {
    return (
      <EmptyState title={tr.common.noRecords} hint={filtered ? tr.bulletin.emptyHint : undefined}>
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
