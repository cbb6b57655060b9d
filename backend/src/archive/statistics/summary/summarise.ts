import type { Hits } from '../../columns/odds-index';
import type { MarketReaders } from './market-reader';
import type { OddsSummary } from './odds-summary';
import { SummaryBuilder } from './summary-builder';

/** Rows times markets that are added at once, in a few milliseconds: enough to repeat quotes. */
const WORK_IN_A_STEP = 262_144;

/** What a summary is made of. */
export interface SummaryMaterial {
  readonly hits: Pick<Hits, 'main' | 'recent'>;
  /** Places in the catalogue of the markets that are summed up. */
  readonly markets: readonly number[];
  /** Of the set of odds that is summed up. */
  readonly readers: MarketReaders;
}

/** Sums up what happened in the hits of a search, over the selections of some markets. */
export function summarise(material: SummaryMaterial): OddsSummary {
  const builder = builderOf(material);
  for (const step of stepsOf(material)) step(builder);
  return builder.summary();
}

/**
 * {@link summarise} for many hits. What changes in the index during a pause may or may not be counted in.
 * @param pause lets other work run
 * @param work rows times markets between two pauses
 */
export async function summariseWithPauses(
  material: SummaryMaterial,
  pause: () => Promise<void>,
  work = WORK_IN_A_STEP,
): Promise<OddsSummary> {
  const builder = builderOf(material);
  const { main, recent } = material.hits;
  // searches during a pause write over the positions of this one
  const kept = { main: { ...main, positions: main.positions.slice() }, recent };
  for (const step of stepsOf({ ...material, hits: kept }, work)) {
    step(builder);
    await pause();
  }
  return builder.summary();
}

const builderOf = ({ markets, readers }: SummaryMaterial): SummaryBuilder =>
  new SummaryBuilder(markets, readers);

type Step = (builder: SummaryBuilder) => void;

/** The work in parts, each to be done without a pause. */
function* stepsOf({ hits, markets }: SummaryMaterial, work = WORK_IN_A_STEP): Generator<Step> {
  const rows = Math.ceil(work / Math.max(1, markets.length));
  for (const { segment, positions } of [hits.recent, hits.main])
    for (let from = 0; from < positions.length; from += rows)
      yield (builder) => builder.add(segment, positions.subarray(from, from + rows));
}
