import type { ReactNode } from 'react';

interface Props {
  title: string;
  intro: string;
  /** Beside the form on wide screens, under it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of the login and register forms. */
export function AuthCard({ title, intro, aside, children }: Props) {
  return (
    <div
      className={`mx-auto grid w-full gap-8 px-4 py-8 sm:py-14 ${
        aside ? 'max-w-[62.5rem] items-center md:grid-cols-[1fr_26.25rem] md:gap-16' : 'max-w-[28.25rem]'
      }`}
    >
      {aside && <div className="order-2 md:order-1">{aside}</div>}
      <section className="order-1 rounded-card border border-line bg-surface p-5 sm:p-8 md:order-2">
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mt-1 text-sm text-muted">{intro}</p>
        <div className="mt-6">{children}</div>
      </section>
    </div>
  );
}
