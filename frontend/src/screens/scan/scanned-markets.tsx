import { Link } from 'react-router-dom';
import type { ScanMarket, ScanMatch } from '../../api/generated/wire';
import { formatCount, formatOdd } from '../../lib/format';
import { formatDecimal } from '../../lib/format-rate';
import { trScan } from '../../locale/tr-scan';
import { pricesOf, sameOddsFilters, sameProbabilityFilters } from '../../odds/choice/same-odds';
import { readTolerance } from '../../odds/choice/tolerance';
import type { OddsType } from '../../odds/odds-type';
import { tableAddress } from '../../odds/table/question';
import type { ListedMatch } from './listed-match';
import { ScannedSelection } from './scanned-selection';

/** How many past matches had the same odds in each market, how near they are, and the way to them. */
export function SameOddsLinks({ match, titles, type, widest }: Omit<ListedMatch, 'columns'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-dense">
      {match.results.map((market) => {
        const title = titles.get(market.group) ?? market.group;
        const count = trScan.pastMatches(formatCount(market.past));
        const near = nearnessOf(market, widest);
        return (
          <li key={market.group} className="tabular-nums">
            <span className="text-muted">{title}: </span>
            {market.past === 0 ? (
              <span className="text-muted">{trScan.noneSame}</span>
            ) : (
              <>
                <span className="text-muted">{near}, </span>
                <Link
                  to={sameOddsAddress(match, market, type, widest)}
                  aria-label={`${near}, ${count}. ${trScan.toTableOf(title, match.match_name)}`}
                  className="inline-flex min-h-6 items-center underline decoration-control underline-offset-4 hover:text-accent"
                >
                  {count}
                </Link>
                {market.closeness === null && <span className="text-muted"> ({trScan.tooFew})</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** How near the past matches of a market are. */
function nearnessOf({ basis, closeness, tolerance }: ScanMarket, widest: number): string {
  if (basis === 'probability') return trScan.points(formatDecimal(closeness ?? widest));
  return tolerance === 0 ? trScan.samePrice : trScan.nearPrice(formatOdd(tolerance! / 100));
}

function sameOddsAddress(match: ScanMatch, market: ScanMarket, type: OddsType, widest: number): string {
  const { selections, basis, closeness, tolerance } = market;
  if (basis === 'probability')
    return tableAddress(type, { filters: sameProbabilityFilters(selections, closeness ?? widest) });
  const columns = selections.map(({ column }) => column);
  return tableAddress(type, {
    filters: sameOddsFilters(pricesOf(match), columns, readTolerance(String(tolerance))),
  });
}

/** Every selection of a match, by market. */
export function AllSelections({ match, titles }: Pick<ListedMatch, 'match' | 'titles'>) {
  return match.results.map((market) => (
    <div key={market.group} className="mt-1">
      <h4 className="text-dense font-medium">{titles.get(market.group) ?? market.group}</h4>
      <ul>
        {market.selections.map((selection) => (
          <ScannedSelection key={selection.column} selection={selection} />
        ))}
      </ul>
    </div>
  ));
}
