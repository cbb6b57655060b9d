import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  error?: string;
  hint?: string;
}

/** A labelled text box of several lines; spread react-hook-form's `register(...)` into it. */
export function TextAreaField({ label, error, hint, rows = 4, ...area }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={`w-full rounded-md border bg-surface px-3 py-2.5 text-base transition-colors duration-150 ${
          error === undefined ? 'border-control focus:border-accent' : 'border-danger'
        }`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? describedBy(id) : undefined}
      />
    </FieldFrame>
  );
}
