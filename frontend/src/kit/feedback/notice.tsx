import { CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { AriaRole, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

const KINDS = {
  error: { Icon: TriangleAlert, role: 'alert', box: 'border-danger/40 bg-danger-soft', text: 'text-danger' },
  success: {
    Icon: CircleCheck,
    role: 'status',
    box: 'border-accent/40 bg-accent-soft',
    text: 'text-accent-strong',
  },
  wait: { Icon: TriangleAlert, role: undefined, box: 'border-wait/40 bg-wait-soft', text: 'text-wait' },
} as const;

interface Props {
  /** An error and a success are read out as soon as they appear. */
  kind: keyof typeof KINDS;
  /** Heads a part of the screen of its own, above everything else. */
  title?: string;
  role?: AriaRole;
  icon?: LucideIcon;
  /** In smaller letters. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
}

/** What is to be seen before the rest: the answer to a sent form, a warning, what admins are to see to. */
export function Notice({ kind, title, role, icon, dense, className, children }: Props) {
  const { box, text, ...own } = KINDS[kind];
  const Icon = icon ?? own.Icon;
  return (
    <div
      role={title ? 'region' : (role ?? own.role)}
      aria-label={title}
      className={classNames(
        'flex items-start border',
        title ? 'gap-3 rounded-card px-4' : `gap-2.5 rounded-md px-3 ${text}`,
        dense ? 'py-2 text-dense' : 'py-2.5 text-sm',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${text}`} />
      <div className={classNames('min-w-0', title && 'flex flex-col gap-1.5')}>
        {title && <h2 className="font-semibold">{title}</h2>}
        {children}
      </div>
    </div>
  );
}
