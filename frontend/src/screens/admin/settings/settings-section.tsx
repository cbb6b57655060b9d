import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of settings under its title. */
export function SettingsSection({ title, hint, children }: Props) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-semibold">{title}</legend>
      {hint && <p className="pb-3 text-dense text-muted">{hint}</p>}
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
