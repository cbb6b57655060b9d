import { X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { OddGroupDto } from '../../../api/generated/wire';
import { FilterChips } from '../../../components/table/filter-chips';
import { formatPriceFilter } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import { shortColumnTitles } from '../column-titles';
import type { OddsType } from '../odds-type';
import { filterRemoved, filtersCleared, type OddsView } from '../odds-view.slice';
import { SOURCE } from '../sources/source-filter';
import { sourceTitle } from '../sources/source-names';

interface Props {
  type: OddsType;
  view: OddsView;
  groups: readonly OddGroupDto[];
  /** Whether the button that clears them all stands here. */
  clearable: boolean;
}

/** The filters that count, and what is wrong with those that don't. */
export function ActiveFilters({ type, view, groups, clearable }: Props) {
  const dispatch = useDispatch();
  const titles = shortColumnTitles(groups);
  const kinds = new Map(groups.flatMap((group) => group.columns).map(({ field, kind }) => [field, kind]));
  const applied = Object.entries(view.applied);
  const wrong = Object.entries(view.wrong);
  if (applied.length === 0 && wrong.length === 0) return null;
  return (
    <FilterChips
      chips={applied.map(([column, text]) =>
        column === SOURCE
          ? { column, title: tr.sources.label, text: sourceTitle(text) }
          : {
              column,
              title: titles.get(column) ?? column,
              text: kinds.get(column) === 'odd' ? formatPriceFilter(text) : text,
            },
      )}
      onRemove={(column) => dispatch(filterRemoved({ type, column }))}
      onClear={clearable ? () => dispatch(filtersCleared(type)) : undefined}
    >
      {wrong.length > 0 && (
        <div role="alert" className="contents">
          {wrong.map(([field, sentence]) => (
            <p
              key={field}
              className="inline-flex min-h-7 items-center rounded-full border border-danger/50 bg-danger-soft pl-2.5 text-dense text-danger"
            >
              {titles.get(field)}: {sentence}
              {/* one that the server refused has its chip */}
              {!(field in view.applied) && (
                <button
                  type="button"
                  aria-label={tr.odds.removeFilter(titles.get(field) ?? field)}
                  onClick={() => dispatch(filterRemoved({ type, column: field }))}
                  className="ml-0.5 grid size-7 shrink-0 place-items-center rounded-full hover:bg-hover"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              )}
            </p>
          ))}
        </div>
      )}
    </FilterChips>
  );
}
