import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** What a press does. */
  action: string;
}

/** One of several screens to choose from. */
export function ChoiceCard({ to, icon: Icon, title, text, action }: Props) {
  return (
    <Link
      to={to}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-accent"
    >
      <Icon aria-hidden className="size-6 text-accent" />
      <span className="text-xl font-semibold">{title}</span>
      <span className="text-sm text-muted">{text}</span>
      <span className="mt-auto inline-flex items-center gap-1.5 pt-2 text-sm font-medium text-accent">
        {action}
        <ArrowRight aria-hidden className="size-4" />
      </span>
    </Link>
  );
}
