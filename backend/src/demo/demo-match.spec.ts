import { CODE_FIELDS, ODD_COLUMNS, ODD_MARKETS } from '../archive/catalogue/columns';
import { HIGHEST_PRICE, LOWEST_PRICE, MARKET_MARGINS } from './bookmaker';
import { scheduleOf } from './calendar';
import { DEMO_COMPETITIONS } from '../platform/database/invented/demo-competitions';
import { DemoMatchModel } from './demo-match';

const schedule = DEMO_COMPETITIONS.flatMap((one) => scheduleOf(one, '2022-11-15', '2026-10-31'));
const model = new DemoMatchModel();
const archive = schedule.map((match) => ({ match, odds: model.odds(match), result: model.result(match) }));

const marginOf = ODD_MARKETS.flatMap(({ columns }, index) => columns.map(() => MARKET_MARGINS[index]!));

/** Settled bets on one selection: how many won, how many should have at these prices, in standard deviations. */
function surprise(column: number): { settled: number; deviations: number } {
  let [settled, won, expected, variance] = [0, 0, 0, 0];
  for (const { odds, result } of archive) {
    const price = odds.closing[column]!;
    const hit = ODD_COLUMNS[column]!.settle(result);
    if (price === null || price === LOWEST_PRICE || price === HIGHEST_PRICE || hit === null) continue;
    const probability = 100 / price / (1 + marginOf[column]!);
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
      expect(again.odds(match)).toEqual(odds);
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

  it('win at the lowest price at least as often as its margin allows', () => {
    const likely = ODD_COLUMNS.map(({ field, settle }, column) => {
      const bets = archive.filter(({ odds }) => odds.closing[column] === LOWEST_PRICE);
      const settled = bets.map(({ result }) => settle(result)).filter((hit) => hit !== null);
      const least = 100 / (LOWEST_PRICE + 0.5) / (1 + marginOf[column]!);
      const missing = least * settled.length - settled.filter(Boolean).length;
      return {
        field,
        settled: settled.length,
        deviations: missing / Math.sqrt(settled.length * least * (1 - least) || 1),
      };
    });
    expect(likely.find(({ field }) => field === 'over_05_odd')!.settled).toBeGreaterThan(10_000);
    expect(likely.filter(({ deviations }) => deviations > 4.5)).toEqual([]);
  });

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
    const markets = ODD_MARKETS.map(({ key, columns, winners }) => {
      const at = columns.map(({ field }) => ODD_COLUMNS.findIndex((column) => column.field === field));
      const margins = archive
        .flatMap(({ odds }) => [odds.opening, odds.closing])
        .filter((prices) => at.every((column) => prices[column] !== null))
        .map((prices) => at.reduce((sum, column) => sum + 100 / prices[column]!, 0) / winners - 1);
      return {
        key,
        share: margins.length / archive.length / 2,
        least: margins.reduce((a, b) => Math.min(a, b)),
      };
    });
    expect(markets.filter(({ share, least }) => share < 0.97 || least <= 0)).toEqual([]);
  });

  it('are priced between the limits, with codes that no other match of the day has', () => {
    const prices = archive.flatMap(({ odds }) => [...odds.opening, ...odds.closing]);
    expect(prices.every((price) => price === null || (price >= LOWEST_PRICE && price <= HIGHEST_PRICE))).toBe(
      true,
    );

    const codes = archive.flatMap(({ match, odds }) =>
      [odds.code, ...odds.marketCodes].map((code) => `${match.date} ${code}`),
    );
    expect(archive[0]!.odds.marketCodes).toHaveLength(CODE_FIELDS.length);
    expect(new Set(codes).size).toBe(codes.length);
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
