import { X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { OddGroupDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { tr } from '../../../locale/tr';
import { shortColumnTitles } from '../column-titles';
import type { OddsType } from '../odds-type';
import { CHIP_STRIP } from './chip-strip';
import { filterRemoved, filtersCleared, type OddsView } from '../odds-view.slice';

interface Props {
  type: OddsType;
  view: OddsView;
  groups: readonly OddGroupDto[];
  /** Whether the button that clears them all stands here. */
  clearable: boolean;
}

/** The filters that count, each with a way to take it off, and what is wrong with those that don't. */
export function ActiveFilters({ type, view, groups, clearable }: Props) {
  const dispatch = useDispatch();
  const titles = shortColumnTitles(groups);
  const kinds = new Map(groups.flatMap((group) => group.columns).map(({ field, kind }) => [field, kind]));
  const applied = Object.entries(view.applied);
  const wrong = Object.entries(view.wrong);
  if (applied.length === 0 && wrong.length === 0) return null;
  return (
    <div className={CHIP_STRIP}>
      <ul aria-label={tr.odds.activeFilters} className="contents">
        {applied.map(([field, text]) => (
          <li
            key={field}
            className="inline-flex h-7 items-center rounded-full border border-accent/50 bg-accent-soft pl-2.5 text-dense"
          >
            <span className="text-muted">{titles.get(field)}:</span>
            <span className="ml-1 max-w-40 truncate font-medium tabular-nums">
              {kinds.get(field) === 'odd' ? text.replaceAll('.', ',') : text}
            </span>
            <button
              type="button"
              aria-label={tr.odds.removeFilter(titles.get(field) ?? field)}
              onClick={() => dispatch(filterRemoved({ type, column: field }))}
              className="ml-0.5 grid size-7 place-items-center rounded-full hover:bg-hover"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {wrong.length > 0 && (
        <div role="alert" className="contents">
          {wrong.map(([field, sentence]) => (
            <p
              key={field}
              className="inline-flex min-h-7 items-center rounded-full border border-danger/50 bg-danger-soft px-2.5 text-dense text-danger"
            >
              {titles.get(field)}: {sentence}
            </p>
          ))}
        </div>
      )}
      {clearable && (
        <Button look="quiet" size="small" className="h-7" onClick={() => dispatch(filtersCleared(type))}>
          {tr.odds.clearFilters}
        </Button>
      )}
    </div>
  );
}
