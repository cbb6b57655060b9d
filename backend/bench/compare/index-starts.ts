import type { Part } from './comparison-report';
import { type Pair, takeTurns } from './pairs';
import { type Side, startSide } from './side';

const ROUNDS = 5;

/** Starts the sites one after the other, each until its index is loaded. */
export const compareIndexStarts = async (sides: Pair<Side>): Promise<Part> => ({
  what: 'index ready after the start of the process',
  written: (seconds) => `${seconds.toFixed(1)} s`,
  wanted: { most: 0.5 },
  pairs: await takeTurns(ROUNDS, async (side) => {
    const site = await startSide(sides[side]);
    const processor = site.processorTime() ?? NaN;
    await site.stop();
    return { value: site.indexSeconds, processor };
  }),
});
