import { Link } from 'react-router-dom';
import type { SavedFilterRow } from '../../api/generated/wire';
import { Notice } from '../../kit/feedback/notice';
import { classNames } from '../../lib/class-names';
import { buttonStyle } from '../../kit/form/button-style';
import { trMyFilters } from '../../locale/tr-my-filters';
import { type Margin, type MarginGap, marginGap, textsByProbability } from '../../odds/summary/margins';
import { MarginSentence } from '../../odds/summary/margin-sentence';
import type { FilterTexts } from '../../odds/table/filter-text';
import { isProbabilityText } from '../../odds/table/probability-text';
import { filterAddress, tableOf } from './conditions';
import type { FilterTables } from './filter-tables';

interface Props {
  filter: SavedFilterRow;
  /** Undefined until they are known. */
  margins: readonly Margin[] | undefined;
  tables: FilterTables;
}

/** The room that the sentence will most likely take: prices of archive and bulletin hardly ever say the same. */
function likelyGap(filters: FilterTexts): MarginGap | null {
  const asked = Object.entries(filters).find(
    ([column, text]) => column.endsWith('_odd') && !isProbabilityText(text!),
  );
  if (!asked) return null;
  const [column, prices] = asked;
  return { answer: 0.064, coming: 0.207, group: '', column, prices: prices!, probability: '%58,3-59,6' };
}

/** Where a filter's prices say something else in the matches that it tells of: that, and the way to ask by probability. */
export function FilterMargins({ filter, margins, tables }: Props) {
  const { filter_name: name, filter_data } = filter;
  const gap = margins ? marginGap(margins, filter_data) : likelyGap(filter_data);
  const table = tableOf(filter, tables);
  if (gap === null || !table) return null;
  const asked = { ...filter_data, ...textsByProbability(margins ?? [], filter_data) };
  return (
    <Notice
      kind="wait"
      role={margins && 'note'}
      dense
      className={classNames('lg:col-span-2', !margins && 'invisible')}
    >
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
