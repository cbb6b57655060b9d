import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The answer to a submitted form, read out as soon as it appears. */
export function FormAlert({ kind, children }: { kind: 'error' | 'success'; children: ReactNode }) {
  const Icon = kind === 'error' ? TriangleAlert : CircleCheck;
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm ${
        kind === 'error'
          ? 'border-danger/40 bg-danger-soft text-danger'
          : 'border-accent/40 bg-accent-soft text-accent-strong'
      }`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </div>
  );
}
