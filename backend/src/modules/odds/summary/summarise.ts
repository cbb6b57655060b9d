import type { Slice } from '../index/merge';
import type { Hits } from '../index/odds-index';
import { ROWS_PER_BLOCK } from '../index/segment';
import { type BlockTotals, livingRows } from './block-totals';
import type { MarketReaders } from './market-reader';
import type { OddsSummary } from './odds-summary';
import { SummaryBuilder } from './summary-builder';

/** Rows times markets that are added at once: enough to repeat quotes, few enough to be done soon. */
const WORK_IN_A_STEP = 65_536;

/** What a summary is made of. */
export interface SummaryMaterial {
  readonly hits: Pick<Hits, 'main' | 'recent'>;
  /** Places in the catalogue of the markets that are summed up. */
  readonly markets: readonly number[];
  /** Of the set of odds that is summed up. */
  readonly readers: MarketReaders;
  /** Totals of blocks of the main segment; left out where the rows are few. */
  readonly blocks?: BlockTotals;
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
 */
export async function summariseWithPauses(
  material: SummaryMaterial,
  pause: () => Promise<void>,
): Promise<OddsSummary> {
  const builder = builderOf(material);
  const { main, recent } = material.hits;
  // searches during a pause write over the positions of this one
  const kept = { main: { ...main, positions: main.positions.slice() }, recent };
  for (const step of stepsOf({ ...material, hits: kept })) {
    step(builder);
    await pause();
  }
  return builder.summary();
}

const builderOf = ({ markets, readers }: SummaryMaterial): SummaryBuilder =>
  new SummaryBuilder(markets, readers);

type Step = (builder: SummaryBuilder) => void;

/** The work in parts, each to be done without a pause. */
function* stepsOf({ hits: { main, recent }, markets, blocks }: SummaryMaterial): Generator<Step> {
  yield* scatteredSteps(recent, markets.length);
  if (blocks === undefined) yield* scatteredSteps(main, markets.length);
  else yield* blockSteps(main, blocks, markets.length);
}

function* scatteredSteps({ segment, positions }: Slice, markets: number): Generator<Step> {
  const rows = Math.ceil(WORK_IN_A_STEP / Math.max(1, markets));
  for (let from = 0; from < positions.length; from += rows) {
    yield (builder) => builder.add(segment, positions.subarray(from, from + rows));
  }
}

/** Blocks with more hits than other rows as a whole, less those others; the rest row by row. */
function* blockSteps({ segment, positions }: Slice, blocks: BlockTotals, markets: number): Generator<Step> {
  const scattered = new Uint32Array(positions.length);
  let count = 0;
  for (let from = 0; from < positions.length;) {
    const block = Math.floor(positions[from]! / ROWS_PER_BLOCK);
    const end = (block + 1) * ROWS_PER_BLOCK;
    let to = from + 1;
    while (to < positions.length && positions[to]! < end) to += 1;
    const hits = positions.subarray(from, to);
    if (hits.length * 2 > Math.min(end, segment.rows) - block * ROWS_PER_BLOCK) {
      yield (builder) => {
        builder.addBlock(blocks.of(segment, block, builder.markets));
        builder.add(segment, livingRows(segment, block, hits), -1);
      };
    } else {
      scattered.set(hits, count);
      count += hits.length;
    }
    from = to;
  }
  yield* scatteredSteps({ segment, positions: scattered.subarray(0, count) }, markets);
}
