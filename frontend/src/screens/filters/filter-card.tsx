import { Table2 } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import type { SavedFilterRow } from '../../api/generated/wire';
import { useFilterNames } from '../../odds/table/filter-names';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { buttonStyle } from '../../kit/form/button-style';
import { formatInstant } from '../../lib/format';
import { trMyFilters } from '../../locale/tr-my-filters';
import { AlertSwitch } from './alert-switch';
import { conditionsOf, filterAddress, priceTitle } from './conditions';
import { DeleteButton } from './delete-button';
import { FilterAnswers } from './filter-answers';
import type { FilterTables } from './filter-tables';
import type { Turns } from './turns';

/** Few filters are without a selection. */
const SelectionForm = lazyPart(async () => ({
  default: (await import('./selection-form')).SelectionForm,
}));

interface Props {
  filter: SavedFilterRow;
  tables: FilterTables;
  /** Shared by all cards: their answers are asked for one after another. */
  turns: Turns;
  reachable: boolean | undefined;
}

const cardId = ({ id }: Pick<SavedFilterRow, 'id'>): string => `filtre-${id}`;

/** A saved filter: what it asks, what it came to, what fits it these days. */
export function FilterCard({ filter, tables, turns, reachable }: Props) {
  const { filter_name: name, filter_type: type, selection, created_at, origin } = filter;
  const heading = useId();
  return (
    <section
      id={cardId(filter)}
      aria-labelledby={heading}
      className="scroll-mt-[calc(var(--header-height)+1rem)] rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="font-semibold [overflow-wrap:anywhere]">
            {name}
          </h2>
          <p className="text-dense text-muted">
            {trMyFilters.types[type]} · {trMyFilters.savedAt(formatInstant(created_at))}
          </p>
          {origin && (
            <p className="text-dense">
              <a
                href={`#${cardId(origin)}`}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {trMyFilters.origin(origin.filter_name)}
              </a>
            </p>
          )}
        </div>
        <div className="flex gap-2 max-sm:w-full">
          <Link
            to={filterAddress(filter, tables)}
            aria-label={trMyFilters.openInTableOf(name)}
            className={buttonStyle('secondary', 'small', 'max-md:h-11 max-sm:grow')}
          >
            <Table2 aria-hidden className="size-4" />
            {trMyFilters.openInTable}
          </Link>
          <DeleteButton filter={filter} />
        </div>
      </div>
      <Conditions filter={filter} tables={tables} />
      <p className="mt-2 text-sm font-medium">
        {selection === null
          ? trMyFilters.noSelection
          : trMyFilters.selection(priceTitle(selection, tables, 'full'))}
      </p>
      {selection === null && (
        <>
          <p className="max-w-prose text-dense text-muted">{trMyFilters.noSelectionHint}</p>
          <Suspense fallback={<div className="mt-2 h-[4.25rem]" />}>
            <SelectionForm filter={filter} />
          </Suspense>
        </>
      )}
      <div className="mt-3">
        <AlertSwitch filter={filter} reachable={reachable} />
      </div>
      <FilterAnswers filter={filter} tables={tables} turns={turns} />
    </section>
  );
}

/** What the filter asks, in the words of its table's columns. */
function Conditions({ filter, tables }: Pick<Props, 'filter' | 'tables'>) {
  const names = useFilterNames(filter.filter_data);
  const conditions = conditionsOf(filter, tables, names);
  if (conditions.length === 0)
    return <p className="mt-3 text-dense text-muted">{trMyFilters.noConditions}</p>;
  return (
    <ul aria-label={trMyFilters.conditions} className="mt-3 flex flex-wrap gap-1.5">
      {conditions.map(({ id, title, text }) => (
        <li
          key={id}
          className="rounded-2xl bg-raised px-2.5 py-1 text-dense [overflow-wrap:anywhere] tabular-nums"
        >
          <span className="text-muted">{title}:</span> {text}
        </li>
      ))}
    </ul>
  );
}
