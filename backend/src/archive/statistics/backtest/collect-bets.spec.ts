import { TestArchive } from '../../../../test/support/test-archive';
import { type ArchivedMatch, Random, randomMatch } from '../../../../test/support/random-archive';
import { Calibration } from '../calibration/calibration';
import { QuotedMarkets } from '../calibration/quoted-markets';
import type { OddField } from '../../catalogue/odds-groups';
import { type Bets, UNKNOWN } from './bets';
import { slicesOf } from '../similarity/past';
import { collectBets } from './collect-bets';

const DRAWN = randomMatch(new Random(1), 1);
const UNPRICED = Object.fromEntries(Object.keys(DRAWN.closing).map((field) => [field, null]));

/** A match that ended 2-1 with these closing prices. */
const match = (
  id: number,
  closing: Partial<ArchivedMatch['closing']>,
  more: Partial<ArchivedMatch> = {},
) => ({
  ...DRAWN,
  ...{ id, match_date: '2024-05-17', match_time: '20:00' },
  ...{ home_ht_score: 1, away_ht_score: 0, home_ft_score: 2, away_ft_score: 1, first_goal: null },
  awarded: false,
  ...more,
  opening: { ...UNPRICED } as ArchivedMatch['opening'],
  closing: { ...UNPRICED, ...closing } as ArchivedMatch['closing'],
});

/** Of an archive into which the matches came one after the other. */
function betsOn(selection: OddField, matches: readonly ArchivedMatch[], type: 1 | 2 = 2): Bets {
  const archive = new TestArchive([]);
  for (const each of matches) archive.change([each]);
  const { state } = archive;
  const quoted = new QuotedMarkets(type, new Calibration());
  return collectBets(selection, slicesOf(state.all()), quoted, state.vocabulary);
}

const list = ({ count, ids, prices, won, probabilities }: Bets) =>
  Array.from({ length: count }, (_, at) => [ids[at], prices[at], won[at], probabilities[at]]).sort(
    ([a], [b]) => a! - b!,
  );

describe('the bets on a selection', () => {
  it('are the matches that settle it and have its price, won or lost', () => {
    const matches = [
      match(1, { over_25_odd: 185 }),
      match(2, { over_25_odd: 190 }, { home_ft_score: 1, away_ft_score: 1 }),
      match(3, { under_25_odd: 190 }),
      match(4, { over_25_odd: 190 }, { home_ft_score: null, away_ft_score: null }),
    ];
    expect(list(betsOn('over_25_odd', matches))).toEqual([
      [1, 185, 1, UNKNOWN],
      [2, 190, 0, UNKNOWN],
    ]);
    expect(list(betsOn('over_25_odd', matches, 1))).toEqual([]);
  });

  it('have a probability where the whole market is priced', () => {
    const matches = [match(1, { over_25_odd: 190, under_25_odd: 190 }), match(2, { over_25_odd: 190 })];
    expect(list(betsOn('over_25_odd', matches))).toEqual([
      [1, 190, 1, 0.5],
      [2, 190, 1, UNKNOWN],
    ]);
  });

  it('have one that adds up to two in a market of two winners', () => {
    const dc = match(1, { ft_1x_odd: 130, ft_12_odd: 130, ft_x2_odd: 130 });
    const [[, , won, probability]] = list(betsOn('ft_1x_odd', [dc])) as [number[]];
    expect(won).toBe(1);
    expect(probability).toBeCloseTo(2 / 3, 12);
  });

  it('are none where the result does not say who won, or was awarded', () => {
    const known = match(1, { fg_1_odd: 180 }, { first_goal: 'H' });
    const open = match(2, { fg_1_odd: 180 });
    const half = match(3, { ht_1_odd: 200 }, { home_ht_score: null, away_ht_score: null });
    expect(list(betsOn('fg_1_odd', [known, open, half]))).toEqual([[1, 180, 1, UNKNOWN]]);
    expect(betsOn('ht_1_odd', [known, open, half]).count).toBe(0);
    const awarded = match(4, { over_25_odd: 185, ht_1_odd: 200 }, { awarded: true });
    expect([betsOn('over_25_odd', [awarded]).count, betsOn('ht_1_odd', [awarded]).count]).toEqual([0, 0]);
  });

  it('remember when and in which competition they were', () => {
    const bets = betsOn('over_25_odd', [
      match(1, { over_25_odd: 185 }, { country_name: 'İspanya', competition_name: 'La Liga' }),
      match(2, { over_25_odd: 185 }, { country_name: 'Çekya', competition_name: 'Kupa', match_time: null }),
      match(
        3,
        { over_25_odd: 185 },
        { country_name: 'İspanya', competition_name: 'La Liga', match_time: '00:00' },
      ),
    ]);
    const at = (id: number): number => bets.ids.indexOf(id);
    const [evening, unknown, midnight] = [1, 2, 3].map(at) as [number, number, number];
    expect(bets.leagues[evening]).toBe(bets.leagues[midnight]);
    expect(bets.leagues[evening]).not.toBe(bets.leagues[unknown]);
    const { moments } = bets;
    expect([moments[unknown]! < moments[midnight]!, moments[midnight]! < moments[evening]!]).toEqual([
      true,
      true,
    ]);
  });
});
