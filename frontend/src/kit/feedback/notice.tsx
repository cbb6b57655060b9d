import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What admins are to see to, above everything else of a screen. */
export function Notice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="flex items-start gap-3 rounded-card border border-wait/40 bg-wait-soft px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-wait" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h2 className="font-semibold">{label}</h2>
        {children}
      </div>
    </section>
  );
}
