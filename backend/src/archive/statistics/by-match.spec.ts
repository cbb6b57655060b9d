import { Random } from '../../../test/support/random-archive';
import { type MatchBet, meanByMatch, returnByMatch } from './by-match';
import { Evidence } from './evidence';
import { returnInterval } from './return-interval';

/** Odds of which the bookmaker keeps 5 %, drawn between these. */
const oddOf = (random: Random, from = 1.6, to = 4): number => from / (1 - random.next() * (1 - from / to));

const TRUTH = 0.95;

describe('the return of bets on matches', () => {
  it('has the usual interval where all matches differ', () => {
    const bets = [2, 3, 1.5, 4].map((odd, match) => ({ odd, won: match % 2 === 0, match }));
    const { low, high } = returnInterval({ bets: 4, odds: 10.5, wonOdds: 3.5 })!;
    const figures = returnByMatch(bets);
    expect(figures.return_rate).toBeCloseTo(3.5 / 4 - 1, 12);
    expect(figures.return_low!).toBeLessThanOrEqual(low);
    expect(figures.return_high!).toBeGreaterThanOrEqual(high);
    expect(returnByMatch(bets.map((bet, match) => ({ ...bet, match, odd: 2 }))).return_low).toBeCloseTo(
      returnInterval({ bets: 4, odds: 8, wonOdds: 4 })!.low,
      12,
    );
  });

  it('has that of the matches alone where each bet was placed several times', () => {
    const once = [2, 3, 1.5, 4, 2.2, 2.8].map((odd, match) => ({ odd, won: match % 3 === 0, match }));
    const five = once.flatMap((bet) => Array.from({ length: 5 }, () => bet));
    const [one, other] = [returnByMatch(once), returnByMatch(five)];
    expect(other.return_rate).toBeCloseTo(one.return_rate!, 12);
    // up to the one degree of freedom that each has
    expect(Math.abs(other.return_low! - one.return_low!)).toBeLessThan(0.15);
    expect(Math.abs(other.return_high! - one.return_high!)).toBeLessThan(0.4);
  });

  it('takes the most bets of one match where bets don’t differ', () => {
    const lost = [1, 1, 1, 2].map((match) => ({ odd: 3, won: false, match }));
    expect(returnByMatch(lost)).toEqual({
      return_rate: -1,
      return_low: -1,
      return_high: returnInterval({ bets: 4, odds: 12, wonOdds: 0 }, 3)!.high,
    });
  });

  it('has no interval under two matches, and no return without bets', () => {
    const bet = { odd: 2, won: true, match: 1 };
    expect(returnByMatch([bet, bet])).toEqual({ return_rate: 1, return_low: null, return_high: null });
    expect(returnByMatch([])).toEqual({ return_rate: null, return_low: null, return_high: null });
  });

  const RECORDS = 1_500;
  const PICKS = 300;

  it.each([
    ['each pick of another match', 1, 0],
    ['each pick posted twice', 2, 0],
    ['each pick posted five times', 5, 0],
    ['five related picks of each match', 0, 5],
  ])('covers the true one in 92 to 97 of 100: %s', (_, copies, related) => {
    const random = new Random('by match', copies, related);
    let covered = 0;
    for (let record = 0; record < RECORDS; record++) {
      const bets: MatchBet[] = [];
      for (let match = 0; bets.length < PICKS; match++) {
        const [odd, drawn] = [oddOf(random), random.next()];
        for (let copy = 0; copy < copies; copy++) bets.push({ odd, won: drawn < TRUTH / odd, match });
        // the stronger a team is the more of these it brings in, all by the same number
        for (let pick = 0; pick < related; pick++) {
          const other = odd * (1 + pick / 8);
          bets.push({ odd: other, won: drawn < TRUTH / other, match });
        }
      }
      const { return_low: low, return_high: high } = returnByMatch(bets);
      if (low! <= TRUTH - 1 && TRUTH - 1 <= high!) covered += 1;
    }
    expect(covered / RECORDS).toBeGreaterThan(0.92);
    expect(covered / RECORDS).toBeLessThan(0.97);
  });

  it('is called rare by its evidence in at most one of twenty records of related picks by chance', () => {
    const random = new Random('related');
    let rare = 0;
    for (let record = 0; record < 1_000; record++) {
      const evidence = new Evidence();
      for (let match = 0; match < 200; match++) {
        const [odd, drawn] = [oddOf(random), random.next()];
        const picks = 3 + random.below(3);
        evidence.addMatch(
          Array.from({ length: picks }, (_, pick) => {
            const probability = TRUTH / (odd * (1 + pick / 8));
            return { won: drawn < probability, probability };
          }),
        );
      }
      if (evidence.value >= 20) rare += 1;
    }
    expect(rare / 1_000).toBeLessThanOrEqual(0.05);
  });
});

describe('the mean of values of matches', () => {
  it('has its standard errors by match', () => {
    const values = [0.1, -0.1, 0.3, 0.2].map((value, match) => ({ value, match }));
    const { mean, low, high } = meanByMatch(values);
    const error = Math.sqrt((4 / 3) * (0.025 ** 2 + 0.225 ** 2 + 0.175 ** 2 + 0.075 ** 2)) / 4;
    expect(mean).toBeCloseTo(0.125, 12);
    expect(low).toBeCloseTo(0.125 - 1.96 * error, 12);
    expect(high).toBeCloseTo(0.125 + 1.96 * error, 12);
  });

  it('is none without values, and has no interval of one match', () => {
    expect(meanByMatch([])).toEqual({ mean: null, low: null, high: null });
    expect(meanByMatch([1, 1].map((match) => ({ value: 0.5, match })))).toEqual({
      mean: 0.5,
      low: null,
      high: null,
    });
  });
});
