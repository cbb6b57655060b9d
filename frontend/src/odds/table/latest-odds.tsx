import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer } from '../../api/answer';
import type { OddsRowDto } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { CountryChip } from '../../kit/country-chip';
import { buttonStyle } from '../../kit/form/button-style';
import { Segmented } from '../../kit/form/segmented';
import { PLAYED_OPTIONS } from './played-switch';
import {
  FIRST_QUESTION,
  FROM_TODAY,
  type Played,
  playedParams,
  SOONEST_FIRST,
  TABLE_PATHS,
} from './question';
import { formatDate, formatInteger } from '../../lib/format';
import { trHome } from '../../locale/tr-home';
import { trShell } from '../../locale/tr-shell';
import { trTable } from '../../locale/tr-table';
import { useListLatestOddsQuery } from '../../api/endpoints';
import { matchPath } from '../../lib/match-path';
import { CLOSING, OPENING } from '../odds-type';

const ROWS = 5;

interface Column {
  field: keyof OddsRowDto;
  title: string;
  text: (row: OddsRowDto) => string;
  numeric?: boolean;
}

const text = (value: string | null | undefined) => value ?? '-';

const COLUMNS: readonly Column[] = [
  { field: 'match_date', title: trHome.columns.date, text: (row) => formatDate(row.match_date) },
  { field: 'country_name', title: trHome.columns.country, text: (row) => text(row.country_name) },
  {
    field: 'competition_name',
    title: trHome.columns.competition,
    text: (row) => text(row.competition_name),
  },
  { field: 'season_slug', title: trHome.columns.season, text: (row) => text(row.season_slug) },
  { field: 'code', title: trHome.columns.code, text: (row) => formatInteger(row.code), numeric: true },
  { field: 'match_name', title: trHome.columns.match, text: (row) => text(row.match_name) },
  { field: 'home_team', title: trHome.columns.home, text: (row) => text(row.home_team) },
  { field: 'away_team', title: trHome.columns.away, text: (row) => text(row.away_team) },
  { field: 'winner', title: trHome.columns.winner, text: (row) => text(row.winner) },
];

/** Matches to come have a time instead of a winner. */
const UPCOMING_COLUMNS: readonly Column[] = [
  ...COLUMNS.filter(({ field }) => field !== 'winner'),
  { field: 'match_time', title: trTable.time, text: (row) => text(row.match_time) },
];

const columnsOf = (played: Played) => (played === 'upcoming' ? UPCOMING_COLUMNS : COLUMNS);

/** What the table asks for: the newest matches, of those to come the next ones. */
const questionOf = (played: Played) => ({
  rows: ROWS,
  fields: ['id', ...columnsOf(played).map(({ field }) => field)],
  params: {
    ...playedParams(played),
    ...(played === 'upcoming' && { match_date: FROM_TODAY, ...SOONEST_FIRST }),
  },
});

/** The newest matches in a small table, with the way to the large ones. */
export function LatestOdds() {
  const [played, setPlayed] = useState(FIRST_QUESTION.played);
  const latest = useListLatestOddsQuery(questionOf(played));
  return (
    <div className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 className="text-xl font-semibold">{trHome.tableTitle}</h2>
        <Segmented label={trTable.played} options={PLAYED_OPTIONS} value={played} onChange={setPlayed} />
        <div className="ml-auto flex gap-2 max-sm:ml-0">
          <Link to={TABLE_PATHS[CLOSING]} className={buttonStyle('secondary', 'small')}>
            {trHome.toClosing}
          </Link>
          <Link to={TABLE_PATHS[OPENING]} className={buttonStyle('secondary', 'small')}>
            {trHome.toOpening}
          </Link>
        </div>
      </div>
      <Answer of={latest} skeleton={<Table rows={undefined} columns={columnsOf(played)} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={trShell.common.noRecords} />
          ) : (
            <Table rows={items} columns={columnsOf(played)} />
          )
        }
      </Answer>
    </div>
  );
}

interface TableProps {
  rows: readonly OddsRowDto[] | undefined;
  columns: readonly Column[];
}

/** Without rows yet, their places stand empty. */
function Table({ rows, columns }: TableProps) {
  const places: readonly (OddsRowDto | undefined)[] = rows ?? Array.from({ length: ROWS });
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={trHome.tableTitle}>
      <table aria-busy={rows === undefined} className="w-full text-left text-dense whitespace-nowrap">
        <thead className="text-muted">
          <tr>
            {columns.map(({ field, title, numeric }) => (
              <th
                key={field}
                scope="col"
                className={`px-3 py-2.5 font-medium first:pl-4 last:pr-4 ${numeric ? 'text-right' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no" className="tabular-nums">
          {places.map((row, index) => (
            <tr key={row?.id ?? index} className="border-t border-line">
              {columns.map((column) => (
                <td
                  key={column.field}
                  className={`h-10 px-3 first:pl-4 last:pr-4 ${column.numeric ? 'text-right' : ''}`}
                >
                  {row ? (
                    <Value row={row} column={column} />
                  ) : (
                    <span aria-hidden className="shimmer block h-3.5 min-w-10" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The match's name leads to its screen; the competition has its country's code before it. */
function Value({ row, column }: { row: OddsRowDto; column: Column }) {
  const shown = column.text(row);
  if (column.field === 'competition_name') {
    return (
      <>
        <CountryChip country={row.country_name} className="mr-1.5" />
        {shown}
      </>
    );
  }
  if (column.field !== 'match_name' || row.id === undefined) return shown;
  return (
    <Link
      to={matchPath(row.id)}
      className="inline-block leading-6 font-medium underline decoration-line underline-offset-4 hover:text-accent"
    >
      {shown}
    </Link>
  );
}
