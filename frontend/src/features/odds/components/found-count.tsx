import type { OddsRowDto } from '../../../api/generated/wire';
import type { FoundRows } from '../../../components/table/found-rows';
import { RowCount } from '../../../components/table/row-count';
import type { OddsSearch } from '../odds.api';
import { useOddsSummary } from '../summary/use-odds-summary';

interface Props {
  found: FoundRows<OddsRowDto>;
  /** The question that `found` answers. */
  search: OddsSearch | null;
}

/** How many matches are loaded, and how many there are in all as soon as the summary says so. */
export function FoundCount({ found, search }: Props) {
  const { summary, stale } = useOddsSummary(search);
  return <RowCount found={found} total={stale ? undefined : summary?.total} />;
}
