import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from './field-frame';
import { SelectBox, type SelectOptions } from './select';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: string;
  options: SelectOptions<string>;
  error?: string;
  hint?: string;
}

/** A labelled choice among a few in a form. */
export function SelectField({ label, options, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <SelectBox
        {...select}
        id={id}
        options={options}
        className="h-11 text-base"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error || hint ? describedBy(id) : undefined}
      />
    </FieldFrame>
  );
}
