import { memo } from 'react';
import { CompetitionName } from '../../kit/country-chip';
import { Disclosure } from '../../kit/layout/disclosure';
import { trScan } from '../../locale/tr-scan';
import type { ListedMatch } from './listed-match';
import { MatchHead } from './match-head';
import { MovedPrices } from './moved-prices';
import { AllSelections, SameOddsLinks } from './scanned-markets';
import { ScannedSelection } from './scanned-selection';
import { type Standing, standingOut } from './standing-out';

/** A match with selections that stand out: those first, the others on demand. */
export const ScannedMatch = memo(function ScannedMatch({
  match,
  as,
  titles,
  columns,
  ...asked
}: ListedMatch & { as: Standing }) {
  const selections = match.results.reduce((sum, market) => sum + market.selections.length, 0);
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <MatchHead match={match} as="h3" />
        <span className="text-xs text-muted">
          <CompetitionName match={match} />
        </span>
      </div>
      <MovedPrices moved={match.moved} columns={columns} />
      <SameOddsLinks match={match} titles={titles} {...asked} />
      <ul className="mt-2">
        {standingOut(match, as).map(({ market, selection }) => (
          <ScannedSelection
            key={selection.column}
            selection={selection}
            market={titles.get(market.group) ?? market.group}
          />
        ))}
      </ul>
      <Disclosure
        summary={
          <>
            {trScan.allSelections(String(selections))}
            <span className="sr-only">: {match.match_name}</span>
          </>
        }
        lazily
        className="mt-1 text-dense"
        summaryClassName="inline-flex min-h-8 items-center text-muted decoration-line"
      >
        <AllSelections match={match} titles={titles} />
      </Disclosure>
    </li>
  );
});
