import { type ComponentProps, useId } from 'react';
import { boxStyle, describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string;
  hint?: string;
}

/** A labelled choice among a few; spread react-hook-form's `register(...)` into it. */
export function SelectField({ label, options, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <select
        {...select}
        id={id}
        className={boxStyle(error !== undefined)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? describedBy(id) : undefined}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
