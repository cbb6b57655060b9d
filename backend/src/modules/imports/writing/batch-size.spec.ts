import { largeBatches, PacedBatches } from './batch-size';

describe('the size of batches beside visitors', () => {
  /** Sizes of the batches of a run in which each row costs so many milliseconds. */
  function sizes(costs: readonly number[]): number[] {
    const batches = new PacedBatches();
    return costs.map((cost) => {
      batches.adapt(batches.rows * cost);
      return batches.rows;
    });
  }

  it('grows with cheap rows, at most twofold at a time and up to 60', () => {
    expect(sizes([0.01, 0.01, 0.01])).toEqual([40, 60, 60]);
  });

  it('shrinks at once to what fits into 12 ms, and to no less than a row', () => {
    expect(sizes([2, 2])).toEqual([6, 6]);
    expect(sizes([500, 500])).toEqual([1, 1]);
  });

  it('comes back from a dear row step by step', () => {
    expect(sizes([500, 0.1, 0.1, 0.1])).toEqual([1, 2, 4, 8]);
  });

  it('counts the time for which a batch holds the event loop, not that for which it waits', async () => {
    const afterWork = async (work: () => Promise<void>): Promise<number> => {
      const batches = new PacedBatches();
      await batches.measure(work);
      return batches.rows;
    };
    const waits: number[] = [];
    // a process that runs tests has other work in between
    for (let tries = 0; tries < 10 && !waits.some((rows) => rows > 20); tries += 1) {
      waits.push(await afterWork(() => new Promise((resolve) => setTimeout(resolve, 50))));
    }
    expect(Math.max(...waits)).toBe(40);
    const held = await afterWork(() => {
      for (const from = performance.now(); performance.now() - from < 100;);
      return Promise.resolve();
    });
    expect(held).toBeLessThanOrEqual(2);
  });

  it('hands on what the work answers and throws, and is large where nobody waits', async () => {
    for (const batches of [new PacedBatches(), largeBatches]) {
      await expect(batches.measure(() => Promise.resolve(7))).resolves.toBe(7);
      await expect(batches.measure(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    }
    expect(largeBatches.rows).toBe(500);
  });
});
