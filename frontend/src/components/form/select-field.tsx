import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { boxStyle, describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  error?: string;
  hint?: string;
}

/** A labelled choice among a few, drawn by the system; spread react-hook-form's `register(...)` into it. */
export function SelectField({ label, options, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <select
          {...select}
          id={id}
          className={`${boxStyle(error !== undefined)} appearance-none pr-10`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? describedBy(id) : undefined}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </FieldFrame>
  );
}
