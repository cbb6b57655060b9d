import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the profile under its heading. */
export function Section({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
