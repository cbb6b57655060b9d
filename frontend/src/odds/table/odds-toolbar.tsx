import { CircleQuestionMark, Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/form/button';
import { TableThemeSwitch } from './table-theme-switch';
import { TABLE_PATHS } from './question';
import { trOdds } from '../../locale/tr-odds';
import { type OddsType, TYPE_OPTIONS } from '../odds-type';
import { LinkButton } from './link-button';
import { lazyPart } from '../../kit/feedback/lazy-part';

const FilterHelp = lazyPart(async () => ({ default: (await import('./filter-help')).FilterHelp }), 'over');

interface Props {
  type: OddsType;
  /** The address of what the visitor sees, without its path. */
  search: string;
  title: string;
  phone: boolean;
  /** Chooses what columns of odds show. */
  valuesSwitch: ReactNode;
  /** Opens the filters, on phones. */
  filterButton: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Above the table: which odds, how it is drawn, help, the link to share; on phones what is seldom used is folded. */
export function OddsToolbar(props: Props) {
  const { type, search, title, phone, valuesSwitch, filterButton, children } = props;
  const [helpOpen, setHelpOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 md:gap-x-4">
      <h1 className="text-base font-semibold max-md:sr-only">{title}</h1>
      <TypeSwitch type={type} search={search} />
      {!phone && valuesSwitch}
      {filterButton}
      {phone && (
        <Button
          look="quiet"
          size="small"
          className="ml-auto"
          aria-label={trOdds.moreTools}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      )}
      {(!phone || unfolded) && (
        <div className="ml-auto flex items-center gap-x-1 max-md:w-full max-md:justify-end md:gap-3">
          {phone && <div className="mr-auto">{valuesSwitch}</div>}
          <TableThemeSwitch />
          {children}
          <LinkButton address={`${TABLE_PATHS[type]}${search && `?${search}`}`} small={phone} />
          <Button look="quiet" size="small" onClick={() => setHelpOpen(true)} aria-label={trOdds.helpTitle}>
            <CircleQuestionMark aria-hidden className="size-4" />
            {!phone && trOdds.helpTitle}
          </Button>
        </div>
      )}
      {helpOpen && (
        <Suspense>
          <FilterHelp onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** From one table to the other with the same filters. */
function TypeSwitch({ type, search }: Pick<Props, 'type' | 'search'>) {
  return (
    <nav
      aria-label={trOdds.typeSwitch}
      className="inline-flex rounded-md border border-control p-0.5 text-dense cramped:flex-wrap"
    >
      {TYPE_OPTIONS.map(([option, label]) => (
        <Link
          key={option}
          to={{ pathname: TABLE_PATHS[option], search }}
          aria-current={option === type ? 'page' : undefined}
          className={`inline-flex h-7 items-center rounded px-3 ${
            option === type ? 'bg-accent font-medium text-on-accent' : 'hover:bg-raised'
          }`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
