import { ArrowRight, CalendarSearch, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tr } from '../../../locale/tr';
import { CLOSING, OPENING, TABLE_PATHS } from '../odds-type';

/** Choice between the two odds tables and the scan of a day. */
export default function OddsHubPage() {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.odds}</h1>
      <p className="mt-1 text-muted">{tr.odds.hubIntro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choice
          to={TABLE_PATHS[OPENING]}
          icon={TrendingUp}
          title={tr.odds.opening}
          text={tr.odds.openingText}
        />
        <Choice
          to={TABLE_PATHS[CLOSING]}
          icon={TrendingDown}
          title={tr.odds.closing}
          text={tr.odds.closingText}
        />
        <Choice
          to="/tarama"
          icon={CalendarSearch}
          title={tr.scan.title}
          text={tr.scan.hubText}
          action={tr.scan.open}
        />
      </div>
    </div>
  );
}

function Choice({
  to,
  icon: Icon,
  title,
  text,
  action = tr.odds.open,
}: {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  action?: string;
}) {
  return (
    <Link
      to={to}
      className="group flex flex-col gap-3 rounded-card border border-line bg-surface p-6 transition-colors duration-150 hover:border-accent"
    >
      <Icon aria-hidden className="size-6 text-accent" />
      <span className="text-xl font-semibold">{title}</span>
      <span className="text-sm text-muted">{text}</span>
      <span className="mt-2 inline-flex items-center gap-1.5 text-sm font-medium text-accent">
        {action}
        <ArrowRight aria-hidden className="size-4" />
      </span>
    </Link>
  );
}
