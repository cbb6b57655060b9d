import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

/** Values with their texts; `null` draws a line between two. */
export type SelectOptions<Value extends string> = readonly (readonly [value: Value, text: string] | null)[];

interface BoxProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: SelectOptions<string>;
}

/** A choice among a few, drawn by the system, without its label. */
export function SelectBox({ options, className, ...select }: BoxProps) {
  return (
    <span className="relative">
      <select
        {...select}
        className={classNames(
          'w-full appearance-none rounded-md border bg-surface pr-9 pl-3 text-text',
          select['aria-invalid'] ? 'border-danger' : 'border-control focus:border-accent',
          className,
        )}
      >
        {options.map((option, place) =>
          option === null ? (
            <hr key={place} />
          ) : (
            <option key={option[0]} value={option[0]}>
              {option[1]}
            </option>
          ),
        )}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}

interface Props<Value extends string> {
  label: string;
  /** Where the label stands; `hidden`: only for who can't see. */
  labelled?: 'before' | 'above' | 'hidden';
  options: SelectOptions<Value>;
  value: Value;
  onChange: (value: Value) => void;
  /** Height, width and letters of the box. */
  className?: string;
}

const LABELLED = {
  before: 'flex items-center gap-2 text-dense text-muted',
  above: 'flex min-w-0 flex-col gap-1 text-dense text-muted',
  hidden: '',
};

/** A choice among a few that takes effect at once. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, labelled = 'before', options, value, onChange, className = 'h-9 text-dense' } = props;
  return (
    <label className={LABELLED[labelled]}>
      <span className={labelled === 'hidden' ? 'sr-only' : undefined}>{label}</span>
      <SelectBox
        options={options}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={className}
      />
    </label>
  );
}
