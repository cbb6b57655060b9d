import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { tr } from '../../locale/tr';
import { Button } from '../form/button';
import { CHIP_STRIP } from './chip-strip';

export interface FilterChip {
  column: string;
  title: string;
  text: string;
  /** What is wrong with the filter; stands in its text's place. */
  wrong?: string;
}

interface Props {
  chips: readonly FilterChip[];
  onRemove: (column: string) => void;
  /** Clears them all; without it no button does. */
  onClear?: () => void;
  /** What else there is to say about the filters. */
  children?: ReactNode;
}

/** The filters that count, each with a way to take it off. */
export function FilterChips({ chips, onRemove, onClear, children }: Props) {
  return (
    <div className={CHIP_STRIP}>
      <ul aria-label={tr.odds.activeFilters} className="contents">
        {chips.map(({ column, title, text, wrong }) => (
          <li
            key={column}
            className={`inline-flex h-7 items-center rounded-full border pl-2.5 text-dense ${
              wrong === undefined
                ? 'border-accent/50 bg-accent-soft'
                : 'border-danger/50 bg-danger-soft text-danger'
            }`}
          >
            <span className="text-muted">{title}:</span>
            <span className="ml-1 max-w-60 truncate font-medium tabular-nums">{wrong ?? text}</span>
            <button
              type="button"
              aria-label={tr.odds.removeFilter(title)}
              onClick={() => onRemove(column)}
              className="ml-0.5 grid size-7 place-items-center rounded-full hover:bg-hover"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {children}
      {onClear && (
        <Button look="quiet" size="small" className="h-7" onClick={onClear}>
          {tr.odds.clearFilters}
        </Button>
      )}
    </div>
  );
}
