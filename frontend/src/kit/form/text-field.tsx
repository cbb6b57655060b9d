import { type ComponentProps, useId } from 'react';
import { boxStyle, describedBy, FieldFrame } from './field-frame';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  error?: string;
  hint?: string;
}

/** A labelled text box. */
export function TextField({ label, error, hint, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        {...input}
        id={id}
        className={boxStyle(error !== undefined)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? describedBy(id) : undefined}
      />
    </FieldFrame>
  );
}
