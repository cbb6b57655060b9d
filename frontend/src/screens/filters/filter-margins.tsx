import { Link } from 'react-router-dom';
import type { SavedFilterRow } from '../../api/generated/wire';
import { Notice } from '../../kit/feedback/notice';
import { buttonStyle } from '../../kit/form/button-style';
import { trMyFilters } from '../../locale/tr-my-filters';
import { type Margin, marginGap, textsByProbability } from '../../odds/summary/margins';
import { MarginSentence } from '../../odds/summary/margin-sentence';
import { filterAddress, tableOf } from './conditions';
import type { FilterTables } from './filter-tables';

interface Props {
  filter: SavedFilterRow;
  margins: readonly Margin[];
  tables: FilterTables;
}

/** Where a filter's prices say something else in the matches that it tells of: that, and the way to ask by probability. */
export function FilterMargins({ filter, margins, tables }: Props) {
  const { filter_name: name, filter_data } = filter;
  const gap = marginGap(margins, filter_data);
  const table = tableOf(filter, tables);
  if (gap === null || !table) return null;
  const asked = { ...filter_data, ...textsByProbability(margins, filter_data) };
  return (
    <Notice kind="wait" role="note" dense className="lg:col-span-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular-nums">
          <MarginSentence gap={gap} table={table} />
        </p>
        <Link
          to={filterAddress({ ...filter, filter_data: asked }, tables)}
          aria-label={trMyFilters.byProbabilityOf(name)}
          className={buttonStyle('secondary', 'small', 'shrink-0 bg-surface text-text max-md:h-11')}
        >
          {trMyFilters.byProbability}
        </Link>
      </div>
    </Notice>
  );
}
