import { CERTAIN, RandomLanes } from './random-lanes';

const THINGS = 4_000;
const BATCHES = 8;
const things = Uint32Array.from({ length: THINGS }, (_, at) => at);
const ids = Uint32Array.from({ length: THINGS }, (_, at) => 1_000 + 3 * at);
const random = new RandomLanes();

const draw = (batch: number, limit: number, own = ids): Int32Array => {
  const below = new Int32Array(THINGS);
  random.draw(batch, things, own, new Uint16Array(THINGS).fill(limit), below);
  return below;
};

const bitsOf = (lanes: number): number[] => Array.from({ length: 32 }, (_, bit) => (lanes >>> bit) & 1);
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

describe('draws side by side', () => {
  it('come again for the same thing and batch, and differ for others', () => {
    expect(draw(1, 8_000)).toEqual(draw(1, 8_000));
    expect(draw(1, 8_000)).not.toEqual(draw(2, 8_000));
    const [one] = draw(1, 8_000);
    expect(draw(1, 8_000, ids.slice().reverse()).at(-1)).toBe(one);
  });

  it.each([0, 1, 100, 3_277, 8_192, 13_000, CERTAIN - 1, CERTAIN])(
    'are below a limit as often as it says: %i',
    (limit) => {
      const draws = THINGS * BATCHES * 32;
      let hits = 0;
      for (let batch = 0; batch < BATCHES; batch++)
        for (const lanes of draw(batch, limit)) hits += sum(bitsOf(lanes));
      const share = limit / CERTAIN;
      const error = Math.sqrt(draws * share * (1 - share));
      expect(Math.abs(hits - draws * share)).toBeLessThanOrEqual(4 * error);
    },
  );

  it('are below a higher limit wherever they are below a lower one', () => {
    const [low, high] = [draw(3, 5_000), draw(3, 9_000)];
    low.forEach((lanes, at) => expect(lanes & ~high[at]!).toBe(0));
  });

  it('of many things add up as independent ones do, in every draw', () => {
    // the sum over all things, by draw: its variance is that of a binomial sample
    const sums: number[] = [];
    for (let batch = 0; batch < 40; batch++) {
      const totals = new Array<number>(32).fill(0);
      for (const lanes of draw(batch, 5_000)) bitsOf(lanes).forEach((bit, lane) => (totals[lane]! += bit));
      sums.push(...totals);
    }
    const share = 5_000 / CERTAIN;
    const variance = sum(sums.map((each) => (each - THINGS * share) ** 2)) / sums.length;
    const ratio = variance / (THINGS * share * (1 - share));
    // 1,280 sums: a standard error of 4 %
    expect(ratio).toBeGreaterThan(0.84);
    expect(ratio).toBeLessThan(1.16);
  });
});
