import { X } from 'lucide-react';
import { trOdds } from '../../locale/tr-odds';

interface Props {
  label: string;
  items: readonly (readonly [value: string, text: string])[];
  onRemove: (value: string) => void;
}

/** What was chosen, each with a way to take it off. */
export function RemovableChips({ label, items, onRemove }: Props) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map(([value, text]) => (
        <li
          key={value}
          className="inline-flex min-h-8 items-center rounded-2xl border border-accent/50 bg-accent-soft pl-2.5 text-dense"
        >
          {text}
          <button
            type="button"
            aria-label={trOdds.removeFilter(text)}
            onClick={() => onRemove(value)}
            className="ml-0.5 grid size-8 shrink-0 place-items-center rounded-full hover:bg-hover"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
