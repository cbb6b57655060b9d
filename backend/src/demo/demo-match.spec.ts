import { CODE_FIELDS, ODD_COLUMNS, ODD_FIELDS, ODD_MARKETS } from '../archive/catalogue/columns';
import { HIGHEST_PRICE, LOWEST_PRICE, MARKET_MARGINS, type PriceSet } from './bookmaker';
import { scheduleOf } from './calendar';
import { DEMO_COMPETITIONS } from '../platform/database/invented/demo-competitions';
import { INVENTED_COMPETITIONS } from '../platform/database/invented/further-competitions';
import { DemoMatchModel } from './demo-match';

const schedule = DEMO_COMPETITIONS.flatMap((one) => scheduleOf(one, '2022-11-15', '2026-10-31'));
const model = new DemoMatchModel();
const archive = schedule.map((match) => ({
  match,
  odds: model.odds(match, 'demo'),
  result: model.result(match),
}));
const fixtures = INVENTED_COMPETITIONS.flatMap((one) => scheduleOf(one, '2026-05-17', '2026-05-31')).map(
  (match) => ({ match, odds: model.odds(match, 'demo-bulletin') }),
);

const markets = ODD_MARKETS.map(({ columns, ...market }) => ({
  ...market,
  columns,
  places: columns.map(({ field }) => ODD_FIELDS.indexOf(field)),
}));
const marketOf = markets.flatMap((market) => market.places.map(() => market));

/** Sum of the implied probabilities over the market's winners; null where it isn't priced in full. */
function overround(prices: PriceSet, { places, winners }: (typeof markets)[number]): number | null {
  const offered = places.map((column) => prices[column]!);
  return offered.includes(null as never)
    ? null
    : offered.reduce((sum, price) => sum + 100 / price, 0) / winners;
}

/** What one selection is stated to have: the margin is the market's, or what the lowest price leaves of it. */
function statedBy(prices: PriceSet, column: number): number | null {
  const market = marketOf[column]!;
  const capped = market.places.some((each) => prices[each] === LOWEST_PRICE);
  const whole = capped ? overround(prices, market) : 1 + MARKET_MARGINS.demo[markets.indexOf(market)]!;
  const price = prices[column]!;
  return whole === null || price === null || price === HIGHEST_PRICE ? null : 100 / price / whole;
}

/** Settled bets on one selection: how many won, how many should have at these prices, in standard deviations. */
function surprise(column: number): { settled: number; deviations: number } {
  let [settled, won, expected, variance] = [0, 0, 0, 0];
  for (const { odds, result } of archive) {
    const probability = statedBy(odds.closing, column);
    const hit = ODD_COLUMNS[column]!.settle(result);
    if (probability === null || hit === null) continue;
    settled += 1;
    won += hit ? 1 : 0;
    expected += probability;
    variance += probability * (1 - probability);
  }
  return { settled, deviations: (won - expected) / Math.sqrt(Math.max(variance, 1)) };
}

describe('demo matches', () => {
  it('are always the same, match by match', () => {
    const again = new DemoMatchModel();
    for (const { match, odds, result } of archive.filter((_, index) => index % 500 === 0).reverse()) {
      expect(again.result(match)).toEqual(result);
      expect(again.odds(match, 'demo')).toEqual(odds);
    }
  });

  it.each(ODD_COLUMNS.map(({ field }, column) => [field, column] as const))(
    'win as often as the closing price of %s says',
    (_, column) => {
      const { settled, deviations } = surprise(column);
      expect(settled).toBeGreaterThan(1_000);
      expect(Math.abs(deviations)).toBeLessThan(4.5);
    },
  );

  it('have each selection priced in nearly every match, opening and closing', () => {
    for (const set of ['opening', 'closing'] as const) {
      const rare = ODD_COLUMNS.map(({ field }, column) => {
        const priced = archive.filter(({ odds }) => odds[set][column] !== null).length;
        return { field, share: priced / archive.length };
      }).filter(({ share }) => share < 0.97);
      expect([set, rare]).toEqual([set, []]);
    }
  });

  it('leave the bookmaker something of every market that is priced in full', () => {
    const left = markets.map((market) => {
      const margins = [...archive, ...fixtures]
        .flatMap(({ odds }) => [odds.opening, odds.closing])
        .map((prices) => overround(prices, market))
        .filter((each) => each !== null);
      return {
        key: market.key,
        share: margins.length / (archive.length + fixtures.length) / 2,
        least: margins.reduce((a, b) => Math.min(a, b)),
      };
    });
    expect(left.filter(({ share, least }) => share < 0.97 || least <= 1)).toEqual([]);
  });

  it.each([
    ['ft', [1.055, 1.075], [1.195, 1.215]],
    ['uo_25', [1.045, 1.065], [1.175, 1.205]],
    ['bts', [1.045, 1.065], [1.175, 1.205]],
  ] as const)('cost in %s what season files and bulletins do', (key, past, coming) => {
    const market = markets.find((each) => each.key === key)!;
    for (const [matches, [low, high]] of [
      [archive, past],
      [fixtures, coming],
    ] as const)
      for (const set of ['opening', 'closing'] as const) {
        const all = matches.map(({ odds }) => overround(odds[set], market)!);
        const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
        expect(mean).toBeGreaterThan(low);
        expect(mean).toBeLessThan(high);
      }
  });

  it('are priced between the limits, with codes that no other match of the day has', () => {
    const prices = [...archive, ...fixtures].flatMap(({ odds }) => [...odds.opening, ...odds.closing]);
    expect(prices.every((price) => price === null || (price >= LOWEST_PRICE && price <= HIGHEST_PRICE))).toBe(
      true,
    );

    for (const matches of [archive, fixtures]) {
      const codes = matches.flatMap(({ match, odds }) =>
        [odds.code, ...odds.marketCodes].map((code) => ({ date: match.date, code })),
      );
      expect(matches[0]!.odds.marketCodes).toHaveLength(CODE_FIELDS.length);
      expect(new Set(codes.map(({ date, code }) => `${date} ${code}`)).size).toBe(codes.length);
      expect(codes.filter(({ code }) => code < 10_000 || code > 99_999)).toEqual([]);
    }
  });

  it('move between opening and closing, some up and some down', () => {
    const moves = archive.map(({ odds }) => odds.closing[0]! - odds.opening[0]!);
    expect(moves.filter((move) => move > 0).length / moves.length).toBeGreaterThan(0.3);
    expect(moves.filter((move) => move < 0).length / moves.length).toBeGreaterThan(0.3);
  });

  it('look like football: goals, home wins, and a few matches without a result', () => {
    const played = archive.filter(({ result }) => result.fh !== null);
    const share = (accept: (result: (typeof archive)[number]['result']) => boolean) =>
      played.filter(({ result }) => accept(result)).length / played.length;
    const goals = played.reduce((sum, { result }) => sum + result.fh! + result.fa!, 0) / played.length;
    expect(goals).toBeGreaterThan(2.5);
    expect(goals).toBeLessThan(3.1);
    expect(share(({ fh, fa }) => fh! > fa!)).toBeCloseTo(0.44, 1);
    expect(share(({ fh, fa }) => fh! === fa!)).toBeCloseTo(0.25, 1);
    expect(share(({ firstGoal }) => firstGoal !== null)).toBeGreaterThan(0.9);
    expect(share(({ firstGoal, fh, fa }) => firstGoal === 'N' && fh! + fa! > 0)).toBe(0);
    const postponed = archive.length - played.length;
    expect(postponed).toBeGreaterThan(50);
    expect(postponed).toBeLessThan(250);
  });
});
