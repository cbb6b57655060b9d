import type { OddsSearch, SummarySearch } from '../../api/endpoints';
import type { OddsRowDto } from '../../api/generated/wire';
import type { FoundRows } from './found-rows';
import { RowCount } from './row-count';
import type { TableControls } from './use-question';
import { formatCount } from '../../lib/format';
import { trOdds } from '../../locale/tr-odds';
import { useFoundTotal } from '../summary/use-odds-summary';

interface CountProps {
  found: FoundRows<OddsRowDto>;
  /** What the summary is asked about. */
  search: OddsSearch | null;
  /** The query of the summary. */
  question: SummarySearch | null;
  /** The summary counts the matches that `found` is of. */
  counted: boolean;
}

/** How many matches are loaded, and how many there are in all as soon as the summary says so; on phones only to be heard. */
export function FoundCount({ found, search, question, counted, hidden }: CountProps & { hidden: boolean }) {
  const total = useFoundTotal(search, question);
  return (
    <div className={hidden ? 'sr-only' : 'contents'}>
      <RowCount found={found} total={counted ? total : undefined} />
    </div>
  );
}

interface LabelProps extends CountProps {
  controls: Pick<TableControls<OddsRowDto>, 'texts' | 'question'>;
}

/** How many matches the filters leave, as long as that is true of what stands in the boxes. */
export function ShowLabel({ found, search, question, counted, controls }: LabelProps) {
  const { texts, question: now } = controls;
  const summed = useFoundTotal(search, question);
  const total = found.hasMore ? (counted ? summed : undefined) : found.rows.length;
  const settled = Object.entries(texts).every(([id, text]) => text.trim() === now.filters[id]);
  if (!settled || total === undefined || found.pending || found.stale || found.failure)
    return trOdds.showResults;
  return trOdds.showMatches(formatCount(total));
}
