import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ScannedMatchDto } from '../../../api/generated/wire';
import { formatCount, formatScore } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import { pricesOf, sameOddsFilters, tableAddress } from '../choice/same-odds';
import type { Tolerance } from '../choice/tolerance';
import { matchPath } from '../match-path';
import type { OddsType } from '../odds-type';
import { ScannedSelection } from './scanned-selection';
import { standingOut } from './standing-out';

interface Props {
  match: ScannedMatchDto;
  /** Titles of the markets by key. */
  titles: ReadonlyMap<string, string>;
  type: OddsType;
  tolerance: Tolerance;
}

/** One match of the day: how many had the same odds in each market, what stands out, and the rest on demand. */
export const ScannedMatch = memo(function ScannedMatch({ match, titles, type, tolerance }: Props) {
  const [open, setOpen] = useState(false);
  const standing = standingOut(match);
  const selections = match.results.reduce((sum, market) => sum + market.selections.length, 0);
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="text-dense text-muted tabular-nums">{match.match_time ?? '--:--'}</span>
        <h3 className="text-sm font-semibold">
          <Link
            to={matchPath(match.id)}
            className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-accent"
          >
            {match.match_name}
          </Link>
        </h3>
        {match.home_ft_score !== null && (
          <span className="text-sm font-semibold tabular-nums">
            {formatScore(match.home_ft_score, match.away_ft_score)}
          </span>
        )}
        <span className="text-xs text-muted">
          {match.country_name} · {match.competition_name}
        </span>
      </div>
      {match.results.length === 0 ? (
        <p className="mt-1 text-dense text-muted">{tr.scan.noResults}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-dense">
          {match.results.map((market) => {
            const title = titles.get(market.group) ?? market.group;
            const columns = market.selections.map(({ column }) => column);
            return (
              <li key={market.group} className="tabular-nums">
                <span className="text-muted">{title}: </span>
                {market.same_odds === 0 ? (
                  <span className="text-muted">{tr.scan.noneSame}</span>
                ) : (
                  <Link
                    to={tableAddress(type, sameOddsFilters(pricesOf(match), columns, tolerance))}
                    aria-label={`${tr.scan.same(formatCount(market.same_odds))}. ${tr.scan.toTableOf(title, match.match_name)}`}
                    className="inline-flex min-h-6 items-center underline decoration-control underline-offset-4 hover:text-accent"
                  >
                    {tr.scan.same(formatCount(market.same_odds))}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {standing.length > 0 && (
        <ul className="mt-2">
          {standing.map(({ market, selection }) => (
            <ScannedSelection
              key={selection.column}
              selection={selection}
              market={titles.get(market.group) ?? market.group}
            />
          ))}
        </ul>
      )}
      {selections > 0 && (
        <details className="mt-1 text-dense" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="inline-flex min-h-8 items-center text-muted underline decoration-line underline-offset-4">
            {tr.scan.allSelections(String(selections))}
            <span className="sr-only">: {match.match_name}</span>
          </summary>
          {open &&
            match.results.map((market) => (
              <div key={market.group} className="mt-1">
                <h4 className="text-dense font-medium">{titles.get(market.group) ?? market.group}</h4>
                <ul>
                  {market.selections.map((selection) => (
                    <ScannedSelection key={selection.column} selection={selection} />
                  ))}
                </ul>
              </div>
            ))}
        </details>
      )}
    </li>
  );
});
