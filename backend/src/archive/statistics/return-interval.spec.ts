import { RETURN_CELLS, returnCoverage } from '../../../test/support/simulations/returns';
import { returnInterval } from './return-interval';
import { wilsonInterval } from './wilson';

const equalOdds = (bets: number, won: number, odd: number) =>
  returnInterval({ bets, odds: bets * odd, wonOdds: won * odd })!;

describe('the interval of a return', () => {
  it.each([
    [2, 1, 1.5],
    [30, 7, 4],
    [100, 3, 25],
    [200, 200, 1.01],
  ])(
    'is the odd times that of the share where all odds are equal: %i bets, %i won at %f',
    (bets, won, odd) => {
      const { low, high } = equalOdds(bets, won, odd);
      const share = wilsonInterval(won, bets);
      expect(low).toBeCloseTo(odd * share.low - 1, 3);
      expect(high).toBeCloseTo(odd * share.high - 1, 3);
    },
  );

  it('reaches from a total loss up where nothing was won, and never lies below it', () => {
    expect(equalOdds(30, 0, 16).low).toBe(-1);
    // one plus z² ÷ 30 of 16 hundredths
    expect(equalOdds(30, 0, 16).high).toBeCloseTo((16 * (1.96 ** 2 / 30)) / (1 + 1.96 ** 2 / 30) - 1, 12);
    for (let won = 0; won <= 30; won++) expect(equalOdds(30, won, 60).low).toBeGreaterThanOrEqual(-1);
  });

  it('holds the return, and is none under two bets', () => {
    const { low, high } = returnInterval({ bets: 40, odds: 120, wonOdds: 39 })!;
    expect(low).toBeLessThan(39 / 40 - 1);
    expect(high).toBeGreaterThan(39 / 40 - 1);
    expect(returnInterval({ bets: 1, odds: 2, wonOdds: 2 })).toBeNull();
    expect(returnInterval({ bets: 0, odds: 0, wonOdds: 0 })).toBeNull();
  });

  it.each(RETURN_CELLS)('covers the true one in 94 to 97 of 100: odds $from-$to, $bets bets', (cell) => {
    // 30,000 samples: a standard error of 0.13 points
    const { covered } = returnCoverage(cell, 30_000);
    expect(covered).toBeGreaterThan(0.94);
    expect(covered).toBeLessThan(0.97);
  });
});
