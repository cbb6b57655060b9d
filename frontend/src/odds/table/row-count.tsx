import { formatCount } from '../../lib/format';
import { trOdds } from '../../locale/tr-odds';
import type { FoundRows } from './found-rows';

interface Props {
  found: FoundRows<unknown>;
  /** How many there are in all, where that is known. */
  total?: number;
}

/** How many matches were found, and how many of them are loaded, read out as it changes. */
export function RowCount({ found, total }: Props) {
  return (
    <p
      role="status"
      className="mr-2 flex min-h-7 items-center text-dense text-muted tabular-nums max-md:min-h-8 max-md:grow max-md:basis-0 max-md:leading-tight"
    >
      {sentence(found, total)}
    </p>
  );
}

function sentence({ rows, pending, stale, hasMore, failure }: FoundRows<unknown>, total?: number): string {
  if (failure !== undefined && rows.length === 0) return trOdds.rowsFailed;
  if (pending || stale) return trOdds.loadingRows;
  const count = formatCount(rows.length);
  if (!hasMore) return trOdds.loadedAll(count);
  return total === undefined ? trOdds.loadedSoFar(count) : trOdds.loadedOf(formatCount(total), count);
}
