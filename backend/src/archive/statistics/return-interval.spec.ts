import { Random } from '../../../test/support/random-archive';
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

  // each bet wins with 0.93 ÷ its odd: the true return is -7 %
  const RETURN = 0.93;
  const SAMPLES = 4_000;
  const cells = [
    [1.8, 2.2],
    [2.5, 4],
    [4, 7],
    [7, 10],
    [10, 15],
    [15, 20],
    [20, 60],
  ].flatMap(([from, to]) => [30, 50, 100, 200].map((bets) => ({ from: from!, to: to!, bets })));

  it.each(cells)(
    'covers the true one in 94 to 97 of 100: odds $from-$to, $bets bets',
    ({ from, to, bets }) => {
      const random = new Random(`return ${from} ${bets}`);
      let covered = 0;
      for (let sample = 0; sample < SAMPLES; sample++) {
        let [odds, wonOdds] = [0, 0];
        for (let bet = 0; bet < bets; bet++) {
          // long odds are rarer than short ones, as in an archive
          const odd = from / (1 - random.next() * (1 - from / to));
          odds += odd;
          if (random.next() < RETURN / odd) wonOdds += odd;
        }
        const { low, high } = returnInterval({ bets, odds, wonOdds })!;
        if (low <= RETURN - 1 && high >= RETURN - 1) covered += 1;
      }
      // 4,000 samples: a standard error of 0.34 points
      expect(covered / SAMPLES).toBeGreaterThan(0.935);
      expect(covered / SAMPLES).toBeLessThan(0.975);
    },
  );
});
