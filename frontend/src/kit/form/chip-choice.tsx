import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  chosen: ReadonlySet<Value>;
  onChange: (chosen: Set<Value>) => void;
  /** After the last chip, e.g. a button for more. */
  children?: ReactNode;
}

/** A choice of any number of options, as chips that are on or off. */
export function ChipChoice<Value extends string>({
  label,
  options,
  chosen,
  onChange,
  children,
}: Props<Value>) {
  const toggle = (value: Value) => {
    const next = new Set(chosen);
    if (!next.delete(value)) next.add(value);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-dense text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(([value, text]) => (
          <label
            key={value}
            className="relative inline-flex h-8 cursor-pointer items-center gap-1 rounded-full border border-control bg-surface px-3 text-dense whitespace-nowrap tabular-nums hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              checked={chosen.has(value)}
              onChange={() => toggle(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {chosen.has(value) && <Check aria-hidden className="-ml-1 size-3.5 text-accent" />}
            {text}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
