import { homeScoredFirst, SCORELINES, scorelineWeights } from './goal-model';

const RATES = { home: 1.6, away: 1.1 };

function sumOver(accept: (score: (typeof SCORELINES)[number]) => boolean, rates = RATES): number {
  const weights = scorelineWeights(rates);
  return SCORELINES.reduce((sum, score, index) => (accept(score) ? sum + weights[index]! : sum), 0);
}

describe('goal model', () => {
  it('is a probability distribution at every rate in use', () => {
    for (const rates of [{ home: 0.15, away: 4.2 }, RATES, { home: 3, away: 3 }]) {
      expect(scorelineWeights(rates).every((weight) => weight > 0)).toBe(true);
      expect(sumOver(() => true, rates)).toBeCloseTo(1, 12);
    }
  });

  it('gives each side its expected goals', () => {
    const weights = scorelineWeights(RATES);
    const mean = (goals: 'fh' | 'fa') =>
      SCORELINES.reduce((sum, score, index) => sum + score[goals] * weights[index]!, 0);
    expect(mean('fh')).toBeCloseTo(RATES.home, 2);
    expect(mean('fa')).toBeCloseTo(RATES.away, 2);
  });

  it('has more draws at 0-0 and 1-1 than independent goals would have', () => {
    const independent = (home: number, away: number) =>
      (Math.exp(-RATES.home - RATES.away) * RATES.home ** home * RATES.away ** away) /
      ([1, 1][home]! * [1, 1][away]!);
    expect(sumOver(({ fh, fa }) => fh === 0 && fa === 0)).toBeGreaterThan(independent(0, 0) * 1.05);
    expect(sumOver(({ fh, fa }) => fh === 1 && fa === 1)).toBeGreaterThan(independent(1, 1) * 1.03);
    expect(sumOver(({ fh, fa }) => fh === 1 && fa === 0)).toBeLessThan(independent(1, 0));
  });

  it('never lets half-time goals exceed full-time goals', () => {
    expect(SCORELINES.every(({ hh, ha, fh, fa }) => hh <= fh && ha <= fa)).toBe(true);
  });

  it('takes who scored first from the half in which the first goal fell', () => {
    expect(homeScoredFirst({ hh: 0, ha: 0, fh: 0, fa: 0 })).toBeNull();
    expect(homeScoredFirst({ hh: 0, ha: 1, fh: 5, fa: 1 })).toBe(0);
    expect(homeScoredFirst({ hh: 1, ha: 1, fh: 1, fa: 4 })).toBe(0.5);
    expect(homeScoredFirst({ hh: 0, ha: 0, fh: 3, fa: 1 })).toBe(0.75);
  });
});
