import type { OddsRowDto } from '../../../api/generated/wire';
import type { FoundRows } from '../../../components/table/found-rows';
import { RowCount } from '../../../components/table/row-count';
import type { OddsSearch, SummarySearch } from '../odds.api';
import { useFoundTotal } from '../summary/use-odds-summary';

interface Props {
  found: FoundRows<OddsRowDto>;
  /** The question that `found` answers. */
  search: OddsSearch | null;
  /** What the summary of it is asked. */
  question: SummarySearch | null;
}

/** How many matches are loaded, and how many there are in all as soon as the summary says so. */
export function FoundCount({ found, search, question }: Props) {
  return <RowCount found={found} total={useFoundTotal(search, question)} />;
}
