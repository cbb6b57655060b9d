import { largeBatches, PacedBatches } from './batch-size';

describe('the size of batches beside visitors', () => {
  /** Sizes of the batches of a run in which each row costs so many milliseconds. */
  function sizes(costs: readonly number[]): number[] {
    const batches = new PacedBatches();
    return costs.map((cost) => {
      batches.adapt(batches.rows * cost, batches.rows);
      return batches.rows;
    });
  }

  it('grows with cheap rows, at most twofold at a time and up to 60, every other batch being half as large', () => {
    expect(sizes([0.01, 0.01, 0.01, 0.01, 0.01, 0.01])).toEqual([10, 40, 20, 60, 30, 60]);
  });

  it('shrinks at once to what fits into 12 ms, and to no less than a row', () => {
    expect(sizes([2, 2])).toEqual([6, 6]);
    expect(sizes([500, 500])).toEqual([1, 1]);
    expect(sizes([...new Array<number>(31).fill(0.05), 5, 5]).slice(-2)).toEqual([2, 1]);
  });

  it('does not shrink for what a transaction costs whatever its rows are', () => {
    const batches = new PacedBatches();
    let rows = 0;
    for (let batch = 0; batch < 40; batch++) {
      rows += batches.rows;
      batches.adapt(50 + batches.rows * 0.5, batches.rows);
    }
    // 24 fit, and every other batch is smaller
    expect(batches.rows).toBe(24);
    expect(rows / 40).toBeGreaterThan(12);
  });

  it('shrinks to what fits where few of the wanted rows go into a batch and hold it long', () => {
    const batches = new PacedBatches();
    // two rows, 25 ms each, whatever is asked for
    for (let batch = 0; batch < 6; batch++)
      batches.adapt(Math.min(batches.rows, 2) * 25, Math.min(batches.rows, 2));
    expect(batches.rows).toBe(1);
    batches.adapt(3, 0);
    expect(batches.rows).toBe(1);
  });

  it('comes back from a dear row step by step', () => {
    expect(sizes([500, 0.1, 0.1, 0.1, 0.1])).toEqual([1, 40, 20, 60, 30]);
    expect(sizes([500, 500, 0.1, 0.1, 0.1, 0.1])).toEqual([1, 1, 1, 2, 1, 4]);
  });

  it('counts the time for which a batch holds the event loop, not that for which it waits', async () => {
    const afterWork = async (work: () => Promise<void>): Promise<number> => {
      const batches = new PacedBatches();
      await batches.measure(work, () => batches.rows);
      return batches.rows;
    };
    const waits: number[] = [];
    // a process that runs tests has other work in between
    for (let tries = 0; tries < 10 && !waits.some((rows) => rows === 10); tries += 1) {
      waits.push(await afterWork(() => new Promise((resolve) => setTimeout(resolve, 50))));
    }
    expect(Math.max(...waits)).toBe(10);
    const held = await afterWork(() => {
      for (const from = performance.now(); performance.now() - from < 100;);
      return Promise.resolve();
    });
    expect(held).toBeLessThanOrEqual(2);
  });

  it('passes on what the work returns and throws, and is large where no visitor waits', async () => {
    for (const batches of [new PacedBatches(), largeBatches]) {
      await expect(
        batches.measure(
          () => Promise.resolve(7),
          () => 1,
        ),
      ).resolves.toBe(7);
      await expect(
        batches.measure(
          () => Promise.reject(new Error('gone')),
          () => 1,
        ),
      ).rejects.toThrow('gone');
    }
    expect(largeBatches.rows).toBe(500);
  });
});
