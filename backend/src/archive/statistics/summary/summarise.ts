import type { Hits } from '../../columns/state';
import type { StillWanted } from '../../still-wanted';
import type { MarketReaders } from './market-reader';
import type { OddsSummary } from './odds-summary';
import { SummaryBuilder } from './summary-builder';

/**
 * Sums up what happened in the hits of a search, over the selections of some markets.
 * @param markets their places in the catalogue
 * @param readers of the set of odds that is summed up
 */
export function summarise(
  { main, block }: Pick<Hits, 'main' | 'block'>,
  markets: readonly number[],
  readers: MarketReaders,
  stillWanted: StillWanted,
): OddsSummary {
  const builder = new SummaryBuilder(markets, readers);
  for (const slice of [main, block]) builder.add(slice, stillWanted);
  return builder.summary();
}
