import { ArrowRight, type LucideIcon, TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { tr } from '../../../locale/tr';

/** Choice between the ratings by opening and by closing odds. */
export default function RatingHubPage() {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.ratings}</h1>
      <p className="mt-1 max-w-prose text-muted">{tr.ratings.intro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Choice
          to="/acilisreyting"
          icon={TrendingUp}
          title={tr.ratings.openingTitle}
          text={tr.ratings.openingText}
        />
        <Choice
          to="/kapanisreyting"
          icon={TrendingDown}
          title={tr.ratings.closingTitle}
          text={tr.ratings.closingText}
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
}: {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
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
        {tr.ratings.open}
        <ArrowRight aria-hidden className="size-4" />
      </span>
    </Link>
  );
}
