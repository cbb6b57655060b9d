import type { ReactNode } from 'react';

export interface Figure {
  name: string;
  value: ReactNode;
  /** What it is of, or how sure it is. */
  notes?: readonly string[];
}

interface Props {
  label: string;
  figures: readonly Figure[];
  /** `large` for the few that answer the question. */
  size?: 'normal' | 'large';
}

/** Figures side by side, each with its name and what it is of. */
export function FigureList({ label, figures, size = 'normal' }: Props) {
  const large = size === 'large';
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-x-6 gap-y-3 tabular-nums @2xl:flex @2xl:flex-wrap @2xl:gap-x-10"
    >
      {figures.map(({ name, value, notes = [] }) => (
        <div key={name} className="min-w-0 @2xl:max-w-56">
          <dt className="text-xs text-muted">{name}</dt>
          <dd
            translate="no"
            className={large ? 'text-xl leading-tight font-semibold' : 'text-sm font-medium'}
          >
            {value}
          </dd>
          {notes.map((note) => (
            <dd key={note} className="text-xs text-muted">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
