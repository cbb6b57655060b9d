import { Link } from 'react-router-dom';
import type { ListedGroup, SimilarMatch, SimilarMatches } from '../../api/generated/wire';
import { classNames } from '../../lib/class-names';
import { CompetitionName } from '../../kit/country-chip';
import { formatDate, formatOdd, formatScore } from '../../lib/format';
import { trMatch } from '../../locale/tr-match';
import { trOdds } from '../../locale/tr-odds';
import { pricesOf, selectionColumns } from '../../odds/choice/same-odds';
import { matchPath } from '../../lib/match-path';
import { marksWinner } from '../../odds/table/winners';

interface Props {
  found: SimilarMatches;
  groups: readonly ListedGroup[];
}

interface PriceColumn {
  field: string;
  title: string;
}

const POINTS = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The nearest matches with their result and the prices that were compared; the match itself stands above them. */
export function SimilarTable({ found, groups }: Props) {
  const columns = groups
    .filter(({ key }) => found.groups.includes(key))
    .flatMap((group) =>
      selectionColumns(group).map(({ field, title }) => ({ field, title: `${group.short_title} ${title}` })),
    );
  return (
    <div
      role="region"
      aria-label={trMatch.similarList}
      tabIndex={0}
      className="relative max-h-[75dvh] overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-dense whitespace-nowrap tabular-nums">
        <thead className="sticky top-0 z-1 bg-raised text-xs text-muted">
          <tr className="*:px-3 *:py-2 *:text-left *:font-medium">
            <th scope="col" title={trMatch.distanceHint}>
              {trMatch.distance}
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
              {found.match.match_name}
            </th>
            <td colSpan={2} />
            <PriceCells match={found.match} columns={columns} />
            <td translate="no">{formatDate(found.match.match_date)}</td>
            <td className="text-muted">
              <CompetitionName match={found.match} />
            </td>
          </tr>
          {found.items.map((item) => (
            <SimilarRow key={item.id} item={item} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SimilarRow({ item, columns }: { item: SimilarMatch; columns: readonly PriceColumn[] }) {
  return (
    <tr className="h-8 hover:bg-hover *:border-t *:border-line *:px-3">
      <td translate="no" className="text-muted">
        {POINTS.format(item.distance * 100)}
      </td>
      <th scope="row" className="text-left font-normal">
        <Link
          translate="no"
          to={matchPath(item.id)}
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
  match: { winners: readonly string[] };
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
