import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Id of a text that says more. */
  describedBy?: string;
}

/** An on-off switch with its label beside it. */
export function Switch({ label, checked, onChange, describedBy }: Props) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        onClick={() => onChange(!checked)}
        className={`relative h-6 w-10 shrink-0 rounded-full border transition-colors duration-150 ${
          checked ? 'border-accent bg-accent' : 'border-control bg-raised'
        }`}
      >
        <span
          aria-hidden
          className={`absolute top-[3px] left-[3px] size-4 rounded-full transition-transform duration-150 ${
            checked ? 'translate-x-4 bg-on-accent' : 'bg-control'
          }`}
        />
      </button>
      <label id={`${id}-label`} htmlFor={id} className="cursor-pointer text-dense">
        {label}
      </label>
    </span>
  );
}
