import { rareLooks, WATCHED_ODDS } from '../../../test/support/simulations/watched-records';
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

  it.each(WATCHED_ODDS)(
    'of a record by chance at odds of %f comes to 20 in at most one of twenty, looked at after each of 1,000 bets',
    (odd) => {
      const { byEvidence, byP } = rareLooks({ odd, bets: 1_000, advantage: 0 }, 1_000);
      expect(byEvidence).toBeLessThanOrEqual(0.05);
      // it isn't deaf either
      expect(byEvidence).toBeGreaterThan(0.005);
      // what a p comes to that is looked at as often
      expect(byP).toBeGreaterThan(0.2);
    },
  );

  it('finds a true advantage of a fifth in most records of 1,000 bets at even odds', () => {
    expect(rareLooks({ odd: 1.9, bets: 1_000, advantage: 0.2 }, 200).byEvidence).toBeGreaterThan(0.9);
  });
});
