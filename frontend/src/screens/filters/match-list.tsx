import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FilterMatchDto } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { CompetitionName } from '../../kit/country-chip';
import { formatCount, formatDate, formatOdd } from '../../lib/format';
import { matchPath } from '../../lib/match-path';
import { trMyFilters } from '../../locale/tr-my-filters';
import { priceTitle } from './conditions';
import type { FilterTables } from './filter-tables';

const texts = trMyFilters.matches;

/** Matches shown before one asks for more. */
const FIRST = 4;

interface Props {
  label: string;
  matches: readonly FilterMatchDto[];
  /** The filter's column of odds, whose price stands out. */
  selection: string | null;
  tables: FilterTables;
}

/** Fixtures that fit a filter: when, who, and the prices that the filter is about. */
export function MatchList({ label, matches, selection, tables }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches.slice(0, FIRST);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {shown.map((match) => (
          <li key={match.id} className="py-2">
            <div className="flex gap-2.5">
              <p
                translate="no"
                className="w-[5.25rem] shrink-0 text-dense leading-[1.3125rem] text-muted tabular-nums"
              >
                {formatDate(match.match_date).slice(0, 5)} {match.match_time ?? texts.noTime}
              </p>
              <div className="min-w-0">
                <Link
                  translate="no"
                  to={matchPath(match.id)}
                  className="inline-block min-h-6 text-sm font-medium break-words underline decoration-line underline-offset-4 hover:text-accent"
                >
                  {match.home_team} - {match.away_team}
                </Link>
                <p className="text-dense text-muted">
                  <CompetitionName match={match} />
                </p>
                <Prices odds={match.odds} selection={selection} tables={tables} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button look="quiet" size="small" onClick={() => setAll(true)}>
          {texts.more(formatCount(matches.length - shown.length))}
        </Button>
      )}
    </>
  );
}

/** The selection's price first. */
function Prices({
  odds,
  selection,
  tables,
}: Pick<Props, 'selection' | 'tables'> & Pick<FilterMatchDto, 'odds'>) {
  const columns = Object.keys(odds).sort((a, b) => Number(b === selection) - Number(a === selection));
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-dense tabular-nums">
      {columns.map((column) => (
        <span key={column} className={column === selection ? 'font-semibold' : undefined}>
          {texts.price(priceTitle(column, tables, 'short'), formatOdd(odds[column]))}
        </span>
      ))}
    </p>
  );
}
