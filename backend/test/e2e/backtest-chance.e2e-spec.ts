import { dirname, join } from 'node:path';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { UNKNOWN } from '../../src/archive/statistics/backtest/bets';
import { marketsOf } from '../../src/archive/catalogue/columns';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { FEWEST_BETS, type Replayed, replayedQuestions, shareOf } from '../support/chance-proof';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { RedrawnResults } from '../support/redrawn-results';
import { archiveCaughtUp, betsIn } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';

const SEED = 20261123;
const QUESTIONS = 500;
const DRAWS = 20;
const ALL = { type: 2, predicates: [] } as const;

describeWithRealData('football-data', 'backtests of real files where only chance is at work', (folder) => {
  let site: TestSite;
  let replayed: Replayed[];

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    // a second kind of source, with markets that season files lack
    for (const file of [...seasonFiles(folder), join(dirname(folder), 'bilyoner', 'wide.csv')]) {
      const { status } = await site.app.get(ImportsService).importFile(file);
      expect([file, status]).toEqual([file, 'done']);
    }
    await site.app.get(CalibrationKeeper).run();
    await archiveCaughtUp(site);
    const asked = { questions: QUESTIONS, draws: DRAWS, seed: SEED };
    replayed = replayedQuestions(await betsIn(site), await readStoredMatches(site.database), asked);
  });
  afterAll(() => site?.close());

  it(`find p below 0.05 in 4 to 6.5 % of ${QUESTIONS} questions in ${DRAWS} draws`, () => {
    const share = shareOf(replayed, DRAWS, ({ unlikely }) => unlikely);
    expect(share).toBeGreaterThanOrEqual(0.04);
    expect(share).toBeLessThanOrEqual(0.065);
  });

  it('have the true expectation in 93 to 97 % of their intervals', () => {
    const share = shareOf(replayed, DRAWS, ({ held }) => held);
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
  });

  it('were asked as members ask: by league, team, price, season, source and set of odds', () => {
    expect(replayed.length).toBe(QUESTIONS);
    expect(Math.min(...replayed.map(({ bets }) => bets))).toBeGreaterThanOrEqual(FEWEST_BETS);
    const asking = (column: string): number =>
      replayed.filter(({ question }) => question.filters[column] !== undefined).length;
    for (const column of ['competition_name', 'match_date', 'source', 'filter_type'])
      expect([column, asking(column) > QUESTIONS / 20]).toEqual([column, true]);
    expect(asking('home_team') + asking('away_team')).toBeGreaterThan(0);
    const banded = replayed.filter(
      ({ question: { filters, selection } }) => filters[selection] !== undefined,
    );
    expect(banded.length).toBeGreaterThan(QUESTIONS / 2);
    expect(new Set(replayed.map(({ question }) => question.selection)).size).toBeGreaterThan(4);
  });

  it('are counted here as they are answered', () => {
    for (const { question, last } of replayed)
      for (const [name, value] of Object.entries(last.answered))
        expect([question.filters, name, last.counted[name as keyof typeof last.counted]]).toEqual([
          question.filters,
          name,
          value === null ? null : (expect.closeTo(value, 9) as number),
        ]);
  });

  it('are held against results of which every match has one per market, as often as its prices say', async () => {
    const collect = await betsIn(site);
    const results = new RedrawnResults(collect, SEED);
    for (const { columns, winners } of marketsOf(['ft', 'ft_dc'])) {
      results.know(2, columns[0]!.field);
      results.draw();
      const wins = new Map<number, number>();
      for (const column of columns) {
        const bets = collect(column.field, ALL);
        results.settle(2, column.field, bets);
        const off = { sum: 0, variance: 0 };
        for (let bet = 0; bet < bets.count; bet++) {
          const said = bets.probabilities[bet]!;
          if (said === UNKNOWN) continue;
          const id = bets.ids[bet]!;
          wins.set(id, (wins.get(id) ?? 0) + bets.won[bet]!);
          off.sum += bets.won[bet]! - said;
          off.variance += said * (1 - said);
        }
        expect(Math.abs(off.sum / Math.sqrt(off.variance))).toBeLessThan(4);
      }
      expect(wins.size).toBeGreaterThan(100);
      expect(new Set(wins.values())).toEqual(new Set([winners]));
    }
  });
});
