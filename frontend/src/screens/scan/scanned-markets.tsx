import { Link } from 'react-router-dom';
import type { ScanMarket, ScanMatch } from '../../api/generated/wire';
import { tableAddress } from '../../odds/table/question';
import { formatCount, formatOdd } from '../../lib/format';
import { trScan } from '../../locale/tr-scan';
import { pricesOf, sameOddsFilters } from '../../odds/choice/same-odds';
import { readTolerance } from '../../odds/choice/tolerance';
import type { OddsType } from '../../odds/odds-type';
import { ScannedSelection } from './scanned-selection';

interface Props {
  match: ScanMatch;
  /** Titles of the markets by key. */
  titles: ReadonlyMap<string, string>;
}

/** How many past matches had the same odds in each market, how near they had to be, and the way to them. */
export function SameOddsLinks({ match, titles, type }: Props & { type: OddsType }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-dense">
      {match.results.map((market) => {
        const title = titles.get(market.group) ?? market.group;
        return (
          <li key={market.group} className="tabular-nums">
            <span className="text-muted">{title}: </span>
            {market.same_odds === 0 ? (
              <span className="text-muted">{trScan.noneSame}</span>
            ) : (
              <Link
                to={sameOddsAddress(match, market, type)}
                aria-label={`${trScan.same(formatCount(market.same_odds))}. ${trScan.toTableOf(title, match.match_name)}`}
                className="inline-flex min-h-6 items-center underline decoration-control underline-offset-4 hover:text-accent"
              >
                {trScan.same(formatCount(market.same_odds))}
              </Link>
            )}
            {market.tolerance !== 0 && (
              <span className="text-muted"> {trScan.within(formatOdd(market.tolerance / 100))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function sameOddsAddress(match: ScanMatch, market: ScanMarket, type: OddsType): string {
  const columns = market.selections.map(({ column }) => column);
  const tolerance = readTolerance(String(market.tolerance));
  return tableAddress(type, { filters: sameOddsFilters(pricesOf(match), columns, tolerance) });
}

/** Every selection of a match, by market. */
export function AllSelections({ match, titles }: Props) {
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
