import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';

interface Props {
  /** What is being paged, for those who hear it. */
  label: string;
  page: number;
  pages: number;
  /** Address of a page. */
  hrefOf: (page: number) => string;
}

/** Links to the pages of a list. Nothing where there is one page only. */
export function Pagination({ label, page, pages, hrefOf }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1 tabular-nums">
        <Neighbour
          to={page > 1 ? hrefOf(page - 1) : null}
          label={trShell.common.previousPage}
          icon="previous"
        />
        {pageSteps(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span aria-hidden className="grid size-8 place-items-center text-muted sm:size-10">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(step)}
                aria-current={step === page ? 'page' : undefined}
                aria-label={trShell.common.pageNumber(step)}
                className={classNames(box, step === page ? 'bg-accent font-semibold text-on-accent' : quiet)}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
        <Neighbour to={page < pages ? hrefOf(page + 1) : null} label={trShell.common.nextPage} icon="next" />
      </ul>
    </nav>
  );
}

const box = 'grid h-10 min-w-10 place-items-center rounded-md px-2 text-sm transition-colors duration-150';
const quiet = 'hover:bg-raised';

function Neighbour({ to, label, icon }: { to: string | null; label: string; icon: 'previous' | 'next' }) {
  const Icon = icon === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <li>
      {to === null ? (
        <span aria-hidden className={classNames(box, 'text-muted opacity-40')}>
          <Icon className="size-5" />
        </span>
      ) : (
        <Link
          to={to}
          rel={icon === 'previous' ? 'prev' : 'next'}
          aria-label={label}
          className={classNames(box, quiet)}
        >
          <Icon aria-hidden className="size-5" />
        </Link>
      )}
    </li>
  );
}

/** A page to jump to, or a gap where pages are left out. */
type PageStep = number | 'gap';

/**
 * The pages that a list of `pages` offers while on `page`: the first, the last, the present one and its neighbours.
 * A gap never stands for a single page.
 */
export function pageSteps(page: number, pages: number): PageStep[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((one) => one >= 1 && one <= pages));
  const steps: PageStep[] = [];
  let before = 0;
  for (const one of [...wanted].sort((a, b) => a - b)) {
    if (one - before === 2) steps.push(one - 1);
    else if (one - before > 2) steps.push('gap');
    steps.push(one);
    before = one;
  }
  return steps;
}
