import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedGroup, SimilarMatchDto, SimilarMatchesDto } from '../../api/generated/wire';
import { classNames } from '../../lib/class-names';
import { CompetitionName } from '../../kit/country-chip';
import { Button } from '../../kit/form/button';
import { formatCount, formatDate, formatOdd, formatScore } from '../../lib/format';
import { trMatch } from '../../locale/tr-match';
import { trSimilar } from '../../locale/tr-similar';
import { trOdds } from '../../locale/tr-odds';
import { pricesOf, selectionColumns } from '../../odds/choice/same-odds';
import { matchPath } from '../../lib/match-path';
import { marksWinner } from '../../odds/table/winners';
import { inPoints } from './similar-count';

/** The values that are shown of a match, beside the prices that were compared. */
export const SHOWN_FIELDS = [
  'id',
  'match_name',
  'home_ht_score',
  'away_ht_score',
  'home_ft_score',
  'away_ft_score',
  'winners',
  'match_date',
  'country_name',
  'competition_name',
] as const;

/** Rows that are drawn at first, and with each wish for more. */
const FIRST_ROWS = 50;
const MORE_ROWS = 100;

interface Props {
  found: SimilarMatchesDto;
  groups: readonly ListedGroup[];
}

interface PriceColumn {
  field: string;
  title: string;
}

/** The nearest matches with their result and the prices that were compared; the match itself stands above them. */
export function SimilarTable({ found, groups }: Props) {
  const [rows, setRows] = useState(FIRST_ROWS);
  const columns = groups
    .filter(({ key }) => found.groups.includes(key))
    .flatMap((group) =>
      selectionColumns(group).map(({ field, title }) => ({ field, title: `${group.short_title} ${title}` })),
    );
  const left = found.items.length - rows;
  return (
    <>
      <Table match={found.match} items={found.items.slice(0, rows)} columns={columns} />
      {left > 0 && (
        <Button
          look="secondary"
          size="small"
          className="self-center"
          onClick={() => setRows(rows + MORE_ROWS)}
        >
          {trSimilar.moreSimilar(formatCount(Math.min(left, MORE_ROWS)))}
        </Button>
      )}
    </>
  );
}

interface TableProps {
  match: SimilarMatchesDto['match'];
  items: readonly SimilarMatchDto[];
  columns: readonly PriceColumn[];
}

function Table({ match, items, columns }: TableProps) {
  return (
    <div
      role="region"
      aria-label={trSimilar.similarList}
      tabIndex={0}
      className="relative max-h-[75dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-dense whitespace-nowrap tabular-nums">
        <thead className="sticky top-0 z-1 bg-raised text-xs text-muted">
          <tr className="*:px-3 *:py-2 *:text-left *:font-medium">
            <th scope="col" title={trSimilar.distanceHint}>
              {trSimilar.distance}
            </th>
            <th scope="col">{trMatch.teams}</th>
            <th scope="col">{trMatch.ht}</th>
            <th scope="col">{trMatch.ft}</th>
            {columns.map(({ field, title }) => (
              <th key={field} scope="col" className="!text-right">
                {title}
              </th>
            ))}
            <th scope="col">{trMatch.date}</th>
            <th scope="col">{trMatch.league}</th>
          </tr>
        </thead>
        <tbody>
          <tr className="h-9 bg-accent-soft *:px-3">
            <td>{trMatch.thisMatch}</td>
            <th scope="row" translate="no" className="text-left font-medium">
              {match.match_name}
            </th>
            <td colSpan={2} />
            <PriceCells match={match} columns={columns} />
            <td translate="no">{formatDate(match.match_date)}</td>
            <td className="text-muted">
              <CompetitionName match={match} />
            </td>
          </tr>
          {items.map((item) => (
            <SimilarRow key={item.id} item={item} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SimilarRow({ item, columns }: { item: SimilarMatchDto; columns: readonly PriceColumn[] }) {
  return (
    <tr className="h-8 hover:bg-hover *:border-t *:border-line *:px-3">
      <td className="text-muted">{trSimilar.points(inPoints(item.distance))}</td>
      <th scope="row" className="text-left font-normal">
        <Link
          translate="no"
          to={matchPath(item.id!)}
          className="inline-block leading-6 font-medium underline decoration-line underline-offset-4 hover:text-accent"
        >
          {item.match_name}
        </Link>
      </th>
      <td translate="no">{formatScore(item.home_ht_score, item.away_ht_score)}</td>
      <td translate="no" className="font-semibold">
        {formatScore(item.home_ft_score, item.away_ft_score)}
      </td>
      <PriceCells match={item} columns={columns} />
      <td translate="no">{formatDate(item.match_date)}</td>
      <td className="text-muted">
        <CompetitionName match={item} />
      </td>
    </tr>
  );
}

interface CellsProps {
  match: { winners?: readonly string[] };
  columns: readonly PriceColumn[];
}

function PriceCells({ match, columns }: CellsProps) {
  const prices = pricesOf(match);
  return columns.map(({ field }) => {
    const won = marksWinner(match, field);
    return (
      <td
        key={field}
        translate="no"
        className={classNames('text-right', won && 'font-bold text-accent-strong')}
      >
        {won && <span aria-hidden>✓ </span>}
        {formatOdd(prices[field])}
        {won && <span className="sr-only">, {trOdds.won}</span>}
      </td>
    );
  });
}
