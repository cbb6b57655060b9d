import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './field-frame';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: ReactNode;
  error?: string;
}

/** A tick box whose label may carry a link. */
export function CheckboxField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-2.5">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-accent"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? describedBy(id) : undefined}
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      {error && (
        <p id={describedBy(id)} className="text-dense text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
