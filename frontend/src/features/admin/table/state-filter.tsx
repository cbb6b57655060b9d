interface Props {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

/** Narrows a table to rows of one state. */
export function StateFilter({ label, options, value, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-dense text-muted">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 max-w-48 rounded-md border border-control bg-surface px-2 text-sm text-text"
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
