import { marketsOf } from '../../../../test/support/brute-analysis';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { stateOf } from '../../../../test/support/test-archive';
import { kickOffOf } from '../../columns/kick-off';
import { Calibration } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { PastMarket } from '../past/past-market';
import { sameOdds, type Sameness } from './same-odds';

const [UO_25] = marketsOf(['uo_25']);
const KICK_OFF = kickOffOf('2026-01-01', null);

/** Prices in hundredths of a market of two selections; by what they say the first has 50, 50.5, 51, 52 and 53 points. */
const AT = { 50: [190, 190], 50.5: [200, 204], 51: [196, 204], 52: [192, 208], 53: [188, 212] } as const;

/** Matches at these odds, on so many days. */
interface Some {
  readonly at: keyof typeof AT;
  readonly matches: number;
  readonly days: number;
}

describe('the past matches of the same odds', () => {
  const random = new Random(20_260_823);
  const pastOf = (...groups: Some[]): PastMarket => {
    const archive = groups.flatMap(({ at, matches, days }) =>
      Array.from({ length: matches }, (_, n): ArchivedMatch => {
        const match = randomMatch(random, 1);
        const [under_25_odd, over_25_odd] = AT[at];
        return {
          ...match,
          match_date: `2025-03-${String(10 + (n % days)).padStart(2, '0')}`,
          home_ft_score: 1,
          away_ft_score: 0,
          awarded: false,
          closing: { ...match.closing, under_25_odd, over_25_odd },
        };
      }),
    );
    const state = stateOf(archive.map((match, at) => ({ ...match, id: at + 1 })));
    return new PastMarket(state, UO_25!, new QuotedMarkets(2, new Calibration()).of(UO_25!));
  };
  const found = (past: PastMarket, sameness: Sameness, prices: readonly number[] = AT[50]) => {
    const { matches, ...rest } = sameOdds(past, prices, sameness, KICK_OFF);
    return { ...rest, past: matches.length };
  };

  it('are those within the smallest distance that has a hundred of ten days', () => {
    const enough = pastOf({ at: 50, matches: 100, days: 10 }, { at: 51, matches: 50, days: 10 });
    expect(found(enough, { closeness: 'auto' })).toEqual({
      basis: 'probability',
      closeness: 0.5,
      isCompared: true,
      past: 100,
    });
    const tooFew = pastOf({ at: 50, matches: 99, days: 10 }, { at: 51, matches: 1, days: 1 });
    expect(found(tooFew, { closeness: 'auto' })).toMatchObject({ closeness: 1, past: 100 });
    const ofNineDays = pastOf({ at: 50, matches: 200, days: 9 }, { at: 51, matches: 20, days: 10 });
    expect(found(ofNineDays, { closeness: 'auto' })).toMatchObject({ closeness: 1, past: 220 });
  });

  it('are else those within two points, if they are thirty of ten days', () => {
    const thirty = pastOf({ at: 50, matches: 10, days: 10 }, { at: 52, matches: 20, days: 10 });
    expect(found(thirty, { closeness: 'auto' })).toMatchObject({ closeness: 2, past: 30, isCompared: true });
    for (const few of [
      pastOf({ at: 50, matches: 9, days: 9 }, { at: 52, matches: 20, days: 10 }),
      pastOf({ at: 50, matches: 300, days: 9 }),
    ])
      expect(found(few, { closeness: 'auto' })).toMatchObject({
        basis: 'probability',
        closeness: null,
        isCompared: false,
      });
  });

  it('are within a distance that is asked for, ends included, and compared from thirty of ten days on', () => {
    const past = pastOf({ at: 51, matches: 30, days: 10 }, { at: 53, matches: 40, days: 10 });
    expect(found(past, { closeness: 0.5 })).toMatchObject({ closeness: null, past: 0 });
    expect(found(past, { closeness: 1 })).toMatchObject({ closeness: 1, past: 30, isCompared: true });
    expect(found(past, { closeness: 2 })).toMatchObject({ closeness: 2, past: 30 });
    expect(found(past, { closeness: 2 }, AT[51])).toMatchObject({ closeness: 2, past: 70 });
    const short = pastOf({ at: 51, matches: 29, days: 10 });
    expect(found(short, { closeness: 2 })).toMatchObject({ closeness: null, past: 29, isCompared: false });
  });

  it('are those of the same prices and nearly the same margin, however few, where prices are asked for', () => {
    const past = pastOf({ at: 50, matches: 3, days: 1 }, { at: 51, matches: 2, days: 1 });
    expect(found(past, { tolerance: 0 })).toEqual({
      basis: 'price',
      tolerance: 0,
      isCompared: true,
      past: 3,
    });
    expect(found(past, { tolerance: 5 }, [191, 186])).toMatchObject({ past: 3 });
    // 1.90 and 1.90 state 105.3 %, 1.96 and 2.04 state 100 %
    expect(found(past, { tolerance: 10 }, [196, 200])).toMatchObject({ past: 2 });
    expect(found(past, { tolerance: 10 }, [190, 195])).toMatchObject({ past: 3 });
  });
});
