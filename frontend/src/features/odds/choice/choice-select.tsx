import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of several, drawn by the system: the size of a date beside it. */
export function ChoiceSelect<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block pb-1 text-dense text-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className="h-[2.375rem] w-full appearance-none rounded-md border border-control bg-surface pr-8 pl-3 text-dense tabular-nums max-md:text-base md:max-w-64"
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        />
      </div>
    </div>
  );
}
