import type { Integer } from '../../../platform/wire-types';
import { ODD_MARKETS } from '../../catalogue/columns';
import { SourceNames, sourceNames } from '../../catalogue/price-sources';
import type { MarketTotals } from './market-totals';
import type { RowCounts } from './row-counts';

/** The matches of an answer whose prices come from the same combination of sources. */
export class SourcePart extends SourceNames {
  matches: Integer;
  /** Market of the overround: the first of the groups that any of the matches prices in full. */
  group: string | null;
  /** Mean sum of 1/odd ÷ winners of that market, where it is priced in full. */
  overround: number | null;
  /** Matches that the overround is over. */
  overround_matches: Integer;
}

const GRAIN = 1e12;

/** Parts an answer by where its prices come from, most matches first; matches of unknown source are in none. */
export function sourceParts(counts: RowCounts, markets: readonly MarketTotals[]): SourcePart[] {
  const priced = markets.find(({ wholeBySource }) => wholeBySource.some((rows) => rows > 0));
  const group = priced === undefined ? null : ODD_MARKETS[priced.market]!.key;
  // masks that differ in unnamed bookmakers only are one part
  const byName = new Map<string, SourceNames & { matches: number; rows: number; overround: number }>();
  for (let mask = 1; mask < counts.bySource.length; mask++) {
    if (counts.bySource[mask] === 0) continue;
    const names = sourceNames(mask);
    const key = JSON.stringify(names);
    const known = byName.get(key) ?? { matches: 0, rows: 0, overround: 0 };
    byName.set(key, {
      ...names,
      matches: known.matches + counts.bySource[mask]!,
      rows: known.rows + (priced?.wholeBySource[mask] ?? 0),
      overround: known.overround + (priced?.overroundsBySource[mask] ?? 0),
    });
  }
  return [...byName.values()]
    .map(({ rows, overround, ...part }) => ({
      ...part,
      group,
      overround: rows === 0 ? null : Math.round((overround / rows) * GRAIN) / GRAIN,
      overround_matches: rows,
    }))
    .sort((a, b) => b.matches - a.matches);
}
