import { X } from 'lucide-react';
import { Button } from '../../../components/form/button';
import { tr } from '../../../locale/tr';

interface Props {
  applied: Readonly<Record<string, string>>;
  titles: ReadonlyMap<string, string>;
  /** What the server says against a filter, by column. */
  wrong: Readonly<Record<string, string>>;
  onRemove: (column: string) => void;
  onClear?: () => void;
}

/** The filters that count, each with a way to take it off. */
export function FilterChips({ applied, titles, wrong, onRemove, onClear }: Props) {
  const filters = Object.entries(applied);
  if (filters.length === 0) return null;
  return (
    <div className="flex items-center gap-1.5 max-md:w-full max-md:overflow-x-auto max-md:whitespace-nowrap max-md:*:shrink-0 md:flex-wrap">
      <ul aria-label={tr.odds.activeFilters} className="contents">
        {filters.map(([column, text]) => (
          <li
            key={column}
            className={`inline-flex h-7 items-center rounded-full border pl-2.5 text-dense ${
              wrong[column] === undefined
                ? 'border-accent/50 bg-accent-soft'
                : 'border-danger/50 bg-danger-soft text-danger'
            }`}
          >
            <span className="text-muted">{titles.get(column)}:</span>
            <span className="ml-1 max-w-60 truncate font-medium tabular-nums">{wrong[column] ?? text}</span>
            <button
              type="button"
              aria-label={tr.odds.removeFilter(titles.get(column) ?? column)}
              onClick={() => onRemove(column)}
              className="ml-0.5 grid size-7 place-items-center rounded-full hover:bg-hover"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {onClear && (
        <Button look="quiet" size="small" className="h-7" onClick={onClear}>
          {tr.odds.clearFilters}
        </Button>
      )}
    </div>
  );
}
