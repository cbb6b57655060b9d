import { useId, useState } from 'react';

interface Props {
  label: string;
  /** `2026-05-17` */
  value: string;
  onChange: (date: string) => void;
}

/** A day. What is half typed stays in the box and counts only once it is a whole date. */
export function DateField({ label, value, onChange }: Props) {
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
        required
        value={draft ?? value}
        min="1990-01-01"
        max="2100-12-31"
        onChange={(event) => {
          setDraft(event.target.value);
          if (event.target.validity.valid) onChange(event.target.value);
        }}
        onBlur={() => setDraft(null)}
        className="h-[38px] rounded-md border border-control bg-surface px-3 text-dense tabular-nums max-md:text-base"
      />
    </div>
  );
}
