import { Random } from '../../../test/support/random-archive';
import { Evidence } from './evidence';

const evidenceOf = (bets: readonly (readonly [won: boolean, probability: number])[]): number => {
  const evidence = new Evidence();
  for (const [won, probability] of bets) evidence.add(won, probability);
  return evidence.value;
};

describe('the evidence of a record', () => {
  it('is 1 to begin with, and never less', () => {
    expect(evidenceOf([])).toBe(1);
    expect(evidenceOf([[false, 0.5]])).toBe(1);
    expect(
      evidenceOf([
        [false, 0.9],
        [false, 0.9],
        [true, 0.1],
      ]),
    ).toBe(1);
  });

  it('is the mean of what each advantage multiplies its bets to, at its highest', () => {
    const [p, deltas] = [0.4, [0.03, 0.06, 0.12, 0.25, 0.5]];
    const mean = (factors: readonly number[]): number => factors.reduce((sum, each) => sum + each, 0) / 5;
    const won = deltas.map((delta) => 1 + delta);
    const lost = deltas.map((delta) => (1 - p * (1 + delta)) / (1 - p));
    expect(evidenceOf([[true, p]])).toBeCloseTo(mean(won), 12);
    const afterTwo = mean(won.map((factor, at) => factor * factor * lost[at]!));
    expect(
      evidenceOf([
        [true, p],
        [true, p],
        [false, p],
      ]),
    ).toBeCloseTo(mean(won.map((each) => each ** 2)), 12);
    expect(
      evidenceOf([
        [false, p],
        [true, p],
        [true, p],
      ]),
    ).toBeCloseTo(Math.max(1, afterTwo), 12);
  });

  it('takes nothing to be surer than 0.99, and what is surer as it is', () => {
    expect(evidenceOf([[true, 0.98]])).toBeCloseTo(0.99 / 0.98, 12);
    expect(
      evidenceOf([
        [true, 0.995],
        [false, 0.995],
        [true, 1],
        [false, 1],
      ]),
    ).toBe(1);
  });

  it('takes bets on one match as one, which wins the mean of what each would', () => {
    const together = new Evidence();
    together.addMatch([
      { won: true, probability: 0.5 },
      { won: false, probability: 0.5 },
    ]);
    expect(together.value).toBe(1);
    together.addMatch([
      { won: true, probability: 0.5 },
      { won: true, probability: 0.5 },
    ]);
    expect(together.value).toBeCloseTo(evidenceOf([[true, 0.5]]), 12);
  });

  it('stays a number however good the record is', () => {
    expect(evidenceOf(Array.from({ length: 3_000 }, () => [true, 0.5] as const))).toBe(Number.MAX_VALUE);
  });

  const PATHS = 1_000;
  const BETS = 1_000;

  it.each([1.9, 3.5, 8])(
    'of a record by chance at odds of %f comes to 20 in at most one of twenty, looked at after each of 1,000 bets',
    (odd) => {
      const random = new Random('evidence', odd);
      let rare = 0;
      for (let path = 0; path < PATHS; path++) {
        const evidence = new Evidence();
        // fair odds with what bookmakers keep of them
        for (let bet = 0; bet < BETS; bet++) {
          const probability = 0.95 / odd;
          evidence.add(random.next() < probability, probability);
        }
        if (evidence.value >= 20) rare += 1;
      }
      expect(rare / PATHS).toBeLessThanOrEqual(0.05);
      // it isn't deaf either
      expect(rare / PATHS).toBeGreaterThan(0.005);
    },
    60_000,
  );

  it('finds a true advantage of a fifth in most records of 1,000 bets at even odds', () => {
    const random = new Random('advantage');
    let found = 0;
    for (let path = 0; path < 200; path++) {
      const evidence = new Evidence();
      for (let bet = 0; bet < BETS; bet++) evidence.add(random.next() < 0.6, 0.5);
      if (evidence.value >= 20) found += 1;
    }
    expect(found / 200).toBeGreaterThan(0.9);
  });
});
