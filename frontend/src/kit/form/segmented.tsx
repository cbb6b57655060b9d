import { useId } from 'react';

interface Props<Value extends string | number> {
  label: string;
  /** Shows the label above the choice, not to screen readers only. */
  showLabel?: boolean;
  options: readonly (readonly [value: Value, text: string])[];
  /** None is chosen while it is undefined. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. Arrow keys move the choice. */
export function Segmented<Value extends string | number>(props: Props<Value>) {
  const { label, showLabel = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={showLabel ? 'pb-1 text-dense text-muted' : 'sr-only'}>{label}</legend>
      <div className="inline-flex max-w-full cramped:flex-wrap rounded-md border border-control bg-surface p-0.5 text-dense">
        {options.map(([option, text]) => (
          <label
            key={option}
            className="relative inline-flex h-8 cursor-pointer items-center rounded px-2 whitespace-nowrap md:px-3 tabular-nums hover:bg-raised has-checked:bg-accent has-checked:font-medium has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
