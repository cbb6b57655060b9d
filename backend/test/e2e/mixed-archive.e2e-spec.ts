import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOddField, marketOf, ODD_FIELDS, ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { SOURCE_NAMES } from '../../src/archive/catalogue/price-sources';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import type { BacktestDto } from '../../src/modules/odds/dto/backtest.dto';
import { parseOddsQuery } from '../support/parse-odds-query';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { type BruteBet, bruteBets, expectBacktests } from '../support/brute-backtest';
import { expectSummary } from '../support/brute-summary';
import { storedLearning } from '../support/learned-archive';
import { naiveSearch } from '../support/naive-search';
import { type ArchivedMatch, Random, randomParams } from '../support/random-archive';
import { describeWithRealData } from '../support/real-data';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';
import { TODAY } from '../support/today';

jest.setTimeout(900_000);

const SEED = 20261123;
const QUESTIONS = 60;
const BACKTESTS = 30;
/** Leagues of several seasons, with and without closing odds of the usual bookmaker. */
const SEASON_FILES = [
  '1819/T1',
  '1920/T1',
  '2021/T1',
  '2122/T1',
  '2223/T1',
  '2122/E0',
  '2223/E0',
  '2223/SC2',
];

describeWithRealData(
  'football-data',
  `an archive of season files, a bulletin and snapshots on the ${DATABASE_NAME}`,
  (folder) => {
    let sites: TwoSites;
    let matches: ArchivedMatch[];
    let learned: LearnedArchive;
    let random: Random;

    beforeAll(async () => {
      const data = dirname(folder);
      const snapshots = join(data, 'nesine', 'snapshots');
      sites = await TwoSites.open();
      const { byIndex, bySql } = sites;
      const files = [
        ...SEASON_FILES.map((name) => join(folder, `${name}.csv`)),
        join(data, 'bilyoner', 'wide.csv'),
        ...readdirSync(snapshots)
          .sort()
          .map((name) => join(snapshots, name)),
      ];
      for (const file of files) {
        const { status } = await byIndex.app.get(ImportsService).importFile(file);
        expect([file, status]).toEqual([file, 'done']);
      }
      await byIndex.app.get(CalibrationKeeper).run();
      await bySql.app.get(CalibrationKeeper).state();
      await archiveCaughtUp(byIndex);
      matches = await readStoredMatches(byIndex.database);
      learned = await storedLearning(byIndex.database);
    });
    afterAll(() => sites?.close());
    beforeEach(() => {
      random = new Random(SEED);
    });

    it('has prices of three kinds of sources, and was learned from', () => {
      const masks = new Set(matches.flatMap((match) => [match.opening_sources, match.closing_sources]));
      expect(masks.size).toBeGreaterThan(3);
      expect(Object.keys(learned[2]).length).toBeGreaterThan(20);
    });

    it(`is summed up as the definitions say in ${QUESTIONS} random questions, by index and by SQL (seed ${SEED})`, async () => {
      let answered = 0;
      for (let round = 0; round < QUESTIONS; round++) {
        const params = questionAbout(random.pick(matches));
        const parsed = parseOddsQuery(params, TODAY);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const { query } = parsed;
        const all = new Set(naiveSearch(matches, { ...query, page: 1, perPage: matches.length }).ids);
        const passing = matches.filter(({ id }) => all.has(id));
        const groups = ODD_MARKETS.map(({ key }) => key).filter((key) => query.groups?.includes(key) ?? true);
        for (const summary of await sites.askEach<OddsSummary>('/api/odd-summary', params))
          expectSummary(summary, passing, query.type, learned, groups);
        answered += Number(passing.length > 0);
      }
      expect(answered).toBeGreaterThan(QUESTIONS / 3);
    });

    it(`is backtested as the definitions say in ${BACKTESTS} random questions, by index and by SQL (seed ${SEED})`, async () => {
      const asked: { selection: OddField; type: 1 | 2; bets: number; filters: string[] }[] = [];
      for (let round = 0; round < BACKTESTS; round++) {
        const { groups: _, ...filters } = questionAbout(random.pick(matches));
        const selection = selectionFor(Number(filters.filter_type) as 1 | 2);
        const parsed = parseOddsQuery(filters, TODAY);
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
        const { query } = parsed;
        const passing = new Set(naiveSearch(matches, { ...query, page: 1, perPage: matches.length }).ids);
        const bets = bruteBets(
          matches.filter(({ id }) => passing.has(id)),
          query.type,
          selection,
          learned,
        );
        const params = { ...filters, selection };
        const where = JSON.stringify(params);
        const answers = await sites.askEach<BacktestDto>('/api/odd-backtest', params);
        for (const answer of answers)
          expect([where, answer.selection, answer.filter_type]).toEqual([where, selection, query.type]);
        expectBacktests(answers, bets, where);
        for (const site of sites.both) {
          const { text } = await sites.request('/api/odd-backtest/bets', params, site).buffer(true);
          expect([where, text.split('\r\n').slice(1, -1)]).toEqual([where, writtenBets(bets)]);
        }
        asked.push({ selection, type: query.type, bets: bets.length, filters: Object.keys(filters) });
      }
      // the questions are of all kinds
      const sorts = {
        opening: asked.filter(({ type }) => type === 1),
        closing: asked.filter(({ type }) => type === 2),
        empty: asked.filter(({ bets }) => bets === 0),
        many: asked.filter(({ bets }) => bets > 1_000),
        doubleChance: asked.filter(({ selection, bets }) => marketOf(selection).winners === 2 && bets > 0),
        halves: asked.filter(({ selection, bets }) => marketOf(selection).period !== 'ft' && bets > 0),
        prices: asked.filter(({ filters, bets }) => filters.some(isOddField) && bets > 0),
        names: asked.filter(
          ({ filters, bets }) => filters.some((each) => /_(name|team)$/.test(each)) && bets > 0,
        ),
        dates: asked.filter(({ filters, bets }) => filters.includes('match_date') && bets > 0),
        results: asked.filter(
          ({ filters, bets }) => filters.some((each) => /goals|result|score/.test(each)) && bets > 0,
        ),
        sources: asked.filter(({ filters, bets }) => filters.includes('source') && bets > 0),
      };
      for (const [sort, list] of Object.entries(sorts)) expect([sort, list.length > 0]).toEqual([sort, true]);
    });

    /** Mostly one that some match prices, now and then one of two winners or of a half, or any at all. */
    function selectionFor(type: 1 | 2): OddField {
      const form = random.below(10);
      if (form === 0) return random.pick(ODD_FIELDS);
      if (form <= 4)
        return random.pick(['ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'over_25_odd', 'under_25_odd'] as const);
      const { opening, closing } = random.pick(matches);
      const odds = type === 1 ? opening : closing;
      const priced = ODD_FIELDS.filter((field) => odds[field] !== null);
      const rare = priced.filter((field) => marketOf(field).winners === 2 || marketOf(field).period !== 'ft');
      const among = form <= 7 && rare.length > 0 ? rare : priced;
      return among.length > 0 ? random.pick(among) : 'ft_1_odd';
    }

    /** The lines of the file. */
    function writtenBets(bets: readonly BruteBet[]): string[] {
      const comma = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',');
      let profit = 0;
      return bets.map(({ match, odd, won, probability }) => {
        const own = won ? odd - 1 : -1;
        profit = Math.round((profit + own) * 100) / 100;
        const { home_ht_score: hh, away_ht_score: ha, home_ft_score: fh, away_ft_score: fa } = match;
        return [
          match.match_date.split('-').reverse().join('.'),
          match.match_time ?? '',
          ...[match.country_name, match.competition_name, match.home_team, match.away_team],
          ...[hh, ha, fh, fa].map((goals) => goals ?? ''),
          ...[comma(odd, 2), won ? 'Kazandı' : 'Kaybetti', comma(own, 2), comma(profit, 2)],
          probability === null ? '' : comma(probability, 6),
        ].join(';');
      });
    }

    /** Filters of nought to three columns, now and then a source, mostly a few groups. */
    function questionAbout(match: ArchivedMatch): Record<string, string> {
      const { page: _page, per_page: _perPage, fields: _fields, ...filters } = randomParams(random, match);
      const kept = random.chance(0.2) ? { filter_type: String(1 + random.below(2)) } : filters;
      const source: Record<string, string> = random.chance(0.3) ? { source: random.pick(SOURCE_NAMES) } : {};
      const keys = Array.from({ length: 1 + random.below(4) }, () => random.pick(ODD_MARKETS).key);
      const groups: Record<string, string> = random.chance(0.9) ? { groups: [...keys, 'ft'].join(',') } : {};
      return { ...kept, ...source, ...groups };
    }
  },
);
