import type { MatchScores } from '../catalogue/settlement';
import type { Slice } from '../index/merge';
import type { Hits } from '../index/odds-index';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { OddsSummary } from './odds-summary';
import { ROWS_AT_ONCE } from './price-sums';
import type { SettlementTable } from './settlement-table';
import { SummaryBuilder } from './summary-builder';

function* partsOf(hits: Pick<Hits, 'main' | 'recent'>): Generator<[Segment, Uint32Array]> {
  for (const { segment, positions } of [hits.main, hits.recent] as Slice[]) {
    for (let from = 0; from < positions.length; from += ROWS_AT_ONCE) {
      yield [segment, positions.subarray(from, from + ROWS_AT_ONCE)];
    }
  }
}

/**
 * Sums up what happened in the hits of a search, over all selections of a set of odds.
 * @param scores every distinct result by number, as the index has them
 * @param table settlements of earlier calls, which are added to
 */
export function summarise(
  hits: Pick<Hits, 'main' | 'recent'>,
  type: FilterType,
  scores: readonly MatchScores[],
  table: SettlementTable,
): OddsSummary {
  const builder = new SummaryBuilder(type, scores, table);
  for (const [segment, positions] of partsOf(hits)) builder.add(segment, positions);
  return builder.summary();
}

/**
 * {@link summarise} for many hits. What changes in the index during a pause may or may not be counted in.
 * @param pause lets other work run
 */
export async function summariseWithPauses(
  { main, recent }: Pick<Hits, 'main' | 'recent'>,
  type: FilterType,
  scores: readonly MatchScores[],
  table: SettlementTable,
  pause: () => Promise<void>,
): Promise<OddsSummary> {
  const builder = new SummaryBuilder(type, scores, table);
  // searches during a pause write over the positions of this one
  const kept = { main: { ...main, positions: main.positions.slice() }, recent };
  for (const [segment, positions] of partsOf(kept)) {
    builder.add(segment, positions);
    await pause();
  }
  return builder.summary();
}
