import { formatCount } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import type { OddsSearch } from '../odds.api';
import { useOddsSummary } from '../summary/use-odds-summary';
import type { OddsRows } from '../use-odds-rows';

interface Props {
  found: OddsRows;
  /** The question that `found` answers. */
  search: OddsSearch | null;
}

/** How many matches were found, and how many of them are loaded, read out as it changes. */
export function RowCount({ found, search }: Props) {
  const { summary, stale } = useOddsSummary(search);
  return (
    <p
      role="status"
      className="mr-2 flex min-h-7 items-center text-dense text-muted tabular-nums max-md:grow"
    >
      {sentence(found, stale ? undefined : summary?.total)}
    </p>
  );
}

function sentence({ rows, pending, stale, hasMore, error }: OddsRows, total: number | undefined): string {
  if (error !== undefined && rows.length === 0) return tr.odds.rowsFailed;
  if (pending || stale) return tr.odds.loadingRows;
  const count = formatCount(rows.length);
  if (!hasMore) return tr.odds.loadedAll(count);
  return total === undefined ? tr.odds.loadedSoFar(count) : tr.odds.loadedOf(formatCount(total), count);
}
