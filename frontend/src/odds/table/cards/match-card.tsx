import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CompetitionName } from '../../../kit/country-chip';
import { classNames } from '../../../lib/class-names';
import { formatScore } from '../../../lib/format';
import { matchPath } from '../../../lib/match-path';
import { trOdds } from '../../../locale/tr-odds';
import { matchDay } from '../match-day';
import type { MatchColumn, MatchRow } from '../match-table';

/** What a card needs of a match. */
export interface CardRow extends MatchRow {
  match_date?: string;
  match_time?: string | null;
  country_name?: string;
  competition_name?: string;
  home_team?: string;
  away_team?: string;
  home_ht_score?: number | null;
  away_ht_score?: number | null;
  home_ft_score?: number | null;
  away_ft_score?: number | null;
}

interface Props<Row> {
  row: Row;
  prices: readonly MatchColumn<Row>[];
}

/** A match as a card that leads to its screen: when and where, teams, scores, prices. */
export const MatchCard = memo(function MatchCard<Row extends CardRow>({ row, prices }: Props<Row>) {
  const played = row.home_ft_score != null && row.away_ft_score != null;
  const halfTime = row.home_ht_score != null && row.away_ht_score != null;
  return (
    <Link
      to={matchPath(row.id!)}
      className="flex flex-col gap-1 px-4 py-2.5 -outline-offset-2 hover:bg-hover"
    >
      <span className="flex gap-3 text-xs text-muted">
        <span className="truncate">
          <CompetitionName match={row} />
        </span>
        <span className="ml-auto shrink-0">{matchDay(row, row.match_date)}</span>
      </span>
      <span className="flex items-baseline gap-3">
        <span translate="no" className="min-w-0 text-sm font-medium wrap-anywhere">
          {row.home_team} - {row.away_team}
        </span>
        {played && (
          <span className="ml-auto shrink-0 text-right">
            <span translate="no" className="text-sm font-semibold">
              {formatScore(row.home_ft_score, row.away_ft_score)}
            </span>
            {row.awarded && <span className="ml-2 text-xs text-muted">{trOdds.awarded}</span>}
            {halfTime && (
              <span className="ml-2 text-xs text-muted">
                {trOdds.halfTime} {formatScore(row.home_ht_score, row.away_ht_score)}
              </span>
            )}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-dense">
        {prices.map((column) => (
          <CardPrice key={column.id} column={column} row={row} />
        ))}
      </span>
    </Link>
  );
}) as <Row extends CardRow>(props: Props<Row>) => React.JSX.Element;

/** A selection with its price, marked where it won. */
function CardPrice<Row>({ column, row }: { column: MatchColumn<Row>; row: Row }) {
  const won = column.mark?.(row);
  return (
    <span data-column={column.id}>
      <span className="text-muted">{column.shortTitle}</span>{' '}
      <span translate="no" className={classNames(won !== undefined && 'font-bold text-accent-strong')}>
        {column.text(row)}
        {won !== undefined && (
          <>
            <span aria-hidden className="ml-0.5 text-xs">
              ✓
            </span>
            <span className="sr-only"> {won}</span>
          </>
        )}
      </span>
    </span>
  );
}
