import { type ArchivedMatch, Random } from '../../../../test/support/random-archive';
import { seasonsArchive } from '../../../../test/support/seasons-archive';
import { stateOf } from '../../../../test/support/test-archive';
import { CalibratedMarket } from './calibrated-market';
import { learn } from './learn';
import { MarketEvidence } from './market-evidence';
import { type PriceWeights, PROPORTIONAL } from './price-weights';

const KEYS = ['ft', 'uo_25', 'cs'];
const DAY = 86_400_000;

/** Matches of year leagues beside others, whose seasons begin in the middle of each other. */
function leaguesOfBothKinds(random: Random): ArchivedMatch[] {
  const dayOf = (from: string, days: number): string =>
    new Date(Date.parse(from) + random.below(days) * DAY).toISOString().slice(0, 10);
  return seasonsArchive(random, 1_500, 1, KEYS).map((match) => {
    const year = 2023 + random.below(3);
    const isYearLeague = random.chance(0.4);
    return {
      ...match,
      season_slug: isYearLeague ? String(year) : `${year}-${year + 1}`,
      match_date: isYearLeague ? dayOf(`${year}-02-10`, 290) : dayOf(`${year}-08-05`, 285),
    };
  });
}

const isPlayed = ({ home_ft_score, awarded }: ArchivedMatch): boolean => home_ft_score !== null && !awarded;

describe('what judges a season', () => {
  const archive = leaguesOfBothKinds(new Random(20270201));
  const learned = learn(stateOf(archive, 300));
  const firstDays = new Map<string, string>();
  for (const match of archive.filter(isPlayed)) {
    const known = firstDays.get(match.season_slug);
    if (known === undefined || match.match_date < known) firstDays.set(match.season_slug, match.match_date);
  }
  const seasons = [...firstDays].sort(([, a], [, b]) => (a < b ? -1 : 1));

  it('has year leagues in the middle of other seasons here', () => {
    expect(seasons.map(([season]) => season)).toEqual([
      '2023',
      '2023-2024',
      '2024',
      '2024-2025',
      '2025',
      '2025-2026',
    ]);
  });

  it('is nothing for the first one', () => {
    for (const type of [1, 2] as const)
      for (const key of KEYS) expect(learned[type][key]!.bySeason).not.toHaveProperty('2023');
  });

  it.each(seasons.slice(1))(
    'is what an archive has learned that ends before its first match: %s',
    (season, day) => {
      const earlier = learn(stateOf(archive.filter(({ match_date }) => match_date < day)));
      for (const type of [1, 2] as const)
        for (const key of KEYS) {
          const got = learned[type][key]!.bySeason[season]!;
          const { exponents, bends, offsets } = earlier[type][key]!.current;
          expect(parametersOf(got)).toHaveLength(14 + offsets!.length);
          [...exponents, ...bends, ...offsets!].forEach((value, at) =>
            expect(parametersOf(got)[at]).toBeCloseTo(value, 5),
          );
        }
    },
  );

  it('is not changed by the results of its own matches and of later ones', () => {
    const [season, day] = seasons[3]!;
    const turned = archive.map((match) =>
      match.match_date < day
        ? match
        : { ...match, home_ft_score: match.away_ft_score, away_ft_score: match.home_ft_score },
    );
    const other = learn(stateOf(turned, 300));
    expect(other[2].ft!.current).not.toEqual(learned[2].ft!.current);
    for (const key of KEYS)
      expect(other[2][key]!.bySeason[season]).toEqual(learned[2][key]!.bySeason[season]);
  });
});

const parametersOf = ({ exponents, bends, offsets }: PriceWeights): number[] => [
  ...exponents,
  ...bends,
  ...offsets!,
];

/** A market whose results come from a known model. */
class KnownMarket {
  private readonly truth: CalibratedMarket;

  constructor(
    private readonly random: Random,
    private readonly selections: number,
    offsets: readonly number[],
  ) {
    this.truth = new CalibratedMarket(1, {
      ...PROPORTIONAL,
      exponents: PROPORTIONAL.exponents.map(() => 1.06),
      offsets,
    });
  }

  match(): { prices: number[]; won: number[] } {
    const chances = Array.from({ length: this.selections }, () => 0.15 + this.random.next());
    const total = chances.reduce((sum, each) => sum + each, 0);
    const prices = chances.map((chance) => Math.max(101, Math.round((100 * total) / chance / 1.06)));
    let number = this.random.next();
    const stated = this.truth.probabilities(prices);
    const winner = stated.findIndex((each) => (number -= each) < 0);
    return { prices, won: prices.map((_, at) => Number(at === (winner < 0 ? 0 : winner))) };
  }

  /** What a number of seasons of this market teach. */
  learned(seasons: number, matchesEach: number): PriceWeights {
    const evidence = new MarketEvidence(this.selections, 1);
    for (let season = 0; season < seasons; season++) {
      const matches = Array.from({ length: matchesEach }, () => this.match());
      evidence.begin(40_000 + season * 365);
      for (const { prices, won } of matches) evidence.add(prices, won);
      evidence.lookAgain();
      for (const { prices, won } of matches) evidence.add(prices, won);
      evidence.end();
    }
    return evidence.weights();
  }
}

describe('results drawn from a known model', () => {
  it.each([
    [2, [0.05, -0.05]],
    [3, [-0.04, 0.07, -0.03]],
  ])('give back its offsets and its exponent, of %i selections', (selections, offsets) => {
    const learned = new KnownMarket(new Random(20270203), selections, offsets).learned(3, 60_000);
    offsets.forEach((offset, at) => expect(Math.abs(learned.offsets![at]! - offset)).toBeLessThan(0.015));
    expect(learned.exponents[2]).toBeGreaterThan(1.03);
    expect(learned.exponents[2]).toBeLessThan(1.09);
  });

  it('give no offset worth the name where the model has none', () => {
    const { offsets } = new KnownMarket(new Random(20270204), 3, [0, 0, 0]).learned(3, 20_000);
    for (const offset of offsets!) expect(Math.abs(offset)).toBeLessThan(0.02);
  });

  it('are told with errors that go with what is learned, and not where offsets are left out', () => {
    const random = new Random(20270205);
    const squares = { learned: 0, without: 0 };
    const DRAWS = 60;
    for (let draw = 0; draw < DRAWS; draw++) {
      const offset = 0.06 * (random.next() < 0.5 ? -1 : 1);
      const market = new KnownMarket(random, 3, [-offset / 2, offset, -offset / 2]);
      const weights = market.learned(2, 8_000);
      const judged = Array.from({ length: 1_500 }, () => market.match());
      for (const [name, by] of [
        ['learned', new CalibratedMarket(1, weights)],
        ['without', new CalibratedMarket(1, { ...weights, offsets: undefined })],
      ] as const) {
        let [off, variance] = [0, 0];
        for (const { prices, won } of judged) {
          const stated = by.probabilities(prices)[1]!;
          off += won[1]! - stated;
          variance += stated * (1 - stated);
        }
        squares[name] += off ** 2 / variance;
      }
    }
    // a mean square of 1 is chance alone; the error of what is learned adds a little
    expect(squares.learned / DRAWS).toBeGreaterThan(0.6);
    expect(squares.learned / DRAWS).toBeLessThan(1.6);
    expect(squares.without / DRAWS).toBeGreaterThan(2);
  });
});
