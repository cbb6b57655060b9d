import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  children: ReactNode;
}

/** Label above, hint or error below: the frame of every form field. */
export function FieldFrame({ id, label, error, hint, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      {error ? (
        <p id={describedBy(id)} className="text-dense text-danger">
          {error}
        </p>
      ) : (
        hint && (
          <p id={describedBy(id)} className="text-dense text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

/** Id of the line under a field. */
export function describedBy(id: string): string {
  return `${id}-note`;
}

/** Classes of a text box, red while its text is wrong. */
export function boxStyle(wrong: boolean): string {
  return `h-11 w-full rounded-md border bg-surface px-3 text-base transition-colors duration-150 ${
    wrong ? 'border-danger' : 'border-control focus:border-accent'
  }`;
}
