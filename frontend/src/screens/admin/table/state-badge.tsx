import type { ReactNode } from 'react';

const TONES = {
  good: 'bg-accent-soft text-accent-strong',
  wait: 'bg-wait-soft text-wait',
  bad: 'bg-danger-soft text-danger',
  quiet: 'bg-raised text-muted',
} as const;

export type Tone = keyof typeof TONES;

/** A state in a word; the colour only repeats it. */
export function StateBadge({ tone, children }: { tone: Tone | undefined; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 font-medium ${TONES[tone ?? 'quiet']}`}>
      {children}
    </span>
  );
}
