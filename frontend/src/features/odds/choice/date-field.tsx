import { useId, useState } from 'react';

interface Props {
  label: string;
  /** `2026-05-17`; empty where there is none. */
  value: string;
  /** Called with a whole date, or with nothing once an optional one is cleared. */
  onChange: (date: string) => void;
  optional?: boolean;
}

/** A day. What is half typed stays in the box and counts only once it is a whole date. */
export function DateField({ label, value, onChange, optional = false }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-dense text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required={!optional}
        value={draft ?? value}
        min="1990-01-01"
        max="2100-12-31"
        onChange={(event) => {
          setDraft(event.target.value);
          if (event.target.validity.valid) onChange(event.target.value);
        }}
        onBlur={() => setDraft(null)}
        className="h-[38px] rounded-md border border-control bg-surface px-3 text-dense tabular-nums max-md:w-full max-md:text-base"
      />
    </div>
  );
}
