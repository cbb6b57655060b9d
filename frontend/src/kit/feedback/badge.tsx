import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

const TONES = {
  good: 'bg-accent-soft text-accent-strong',
  wait: 'bg-wait-soft text-wait',
  bad: 'bg-danger-soft text-danger',
  quiet: 'bg-raised text-muted',
  /** Sets one apart from others of its kind. */
  mark: 'border border-accent/50 bg-accent-soft',
} as const;

const SIZES = {
  small: 'px-1.5 text-xs leading-[1.125rem]',
  medium: 'px-2 text-xs leading-5',
  normal: 'px-2.5 py-0.5',
  large: 'border border-current/40 px-2.5 py-1 text-dense',
};

export type Tone = keyof typeof TONES;

interface Props {
  tone: Tone | undefined;
  size?: keyof typeof SIZES;
  /** Says more on demand. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A state in a word; the colour only repeats it. */
export function Badge({ tone = 'quiet', size = 'normal', title, className, children }: Props) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex items-center gap-1 rounded-full font-medium',
        size !== 'normal' && 'whitespace-nowrap',
        SIZES[size],
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
