import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import type { OddsRows } from '../use-odds-rows';

/** How many matches were found so far, read out as it changes. */
export function RowCount({ found }: { found: OddsRows }) {
  return (
    <p
      role="status"
      className="mr-2 flex min-h-7 items-center text-dense text-muted tabular-nums max-md:grow"
    >
      {sentence(found)}
    </p>
  );
}

function sentence({ rows, pending, stale, hasMore, error }: OddsRows): string {
  if (error !== undefined && rows.length === 0) return tr.odds.rowsFailed;
  if (pending || stale) return tr.odds.loadingRows;
  const count = formatCount(rows.length);
  return hasMore ? tr.odds.loadedSoFar(count) : tr.odds.loadedAll(count);
}
