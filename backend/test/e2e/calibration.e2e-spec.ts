import { tr } from '../../src/platform/locale/tr';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { addArchivedMatches } from '../support/archived-matches';
import { marketsOf } from '../support/brute-analysis';
import {
  bruteCalibration,
  bruteCalibrationDetails,
  expectFigures,
  inNoOrder,
} from '../support/brute-calibration';
import { storedLearning } from '../support/learned-archive';
import { type ArchivedMatch, Random } from '../support/random-archive';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { seasonsArchive } from '../support/seasons-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

type Query = Record<string, string | number>;
type Match = (match: ArchivedMatch) => boolean;
type Body = Record<string, unknown>;

/** Lets one of the sites learn, from which both know; answers what it learned. */
async function learn({ byIndex }: TwoSites): Promise<Calibration> {
  await byIndex.app.get(CalibrationKeeper).run();
  await archiveCaughtUp(byIndex);
  return new Calibration(await storedLearning(byIndex.database));
}

/** What both sites say about how far learning has come. */
interface Learned {
  calibration: Calibration;
  learned_at: string;
  learning: boolean;
}

/** Holds both routes, from the index and by SQL, against what the definitions give for the same matches. */
async function expectJudged(
  sites: TwoSites,
  { calibration, ...state }: Learned,
  [query, type, group, archive]: [Query, 1 | 2, string, readonly ArchivedMatch[]],
): Promise<number> {
  const [market] = marketsOf([group]);
  const asked = { ...query, filter_type: type, group };
  const sent = {
    ...(query.from === undefined ? {} : { from: query.from }),
    ...(query.to === undefined ? {} : { to: query.to }),
  };
  const report = bruteCalibration(archive, calibration, type, market!);
  for (const answer of await sites.askEach<Body>('/api/calibration', asked))
    expectFigures(answer, { ...report, ...sent, method: 'learned', ...state });
  const details = bruteCalibrationDetails(archive, calibration, type, market!);
  for (const answer of await sites.askEach<Body>('/api/calibration/details', asked))
    expectFigures(inNoOrder(answer as typeof details), inNoOrder({ ...details, ...sent }));
  return report.matches;
}

describe(`how reliable prices are, by index and on the ${DATABASE_NAME}`, () => {
  const KEYS = ['ft', 'uo_25', 'fg'];
  const archive = seasonsArchive(new Random(20261125), 1_200, 4, KEYS);
  let sites: TwoSites;
  let learned: Learned;

  beforeAll(async () => {
    sites = await TwoSites.open();
    await addArchivedMatches(sites.byIndex.database, archive);
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  it('is not judged before anything is learned: the proportional method is in use', async () => {
    for (const answer of await sites.askEach<Body>('/api/calibration', {}))
      expect(answer).toMatchObject({
        matches: 0,
        method: 'proportional',
        learned_at: null,
        learning: true,
      });
    for (const answer of await sites.askEach<Body>('/api/calibration/details', {}))
      expect(answer).toMatchObject({ matches: 0, overrounds: [] });
    // from here on something is
    const calibration = await learn(sites);
    learned = { calibration, learned_at: sites.byIndex.clock.now().toISOString(), learning: false };
    for (const answer of await sites.askEach<Body>('/api/calibration', {}))
      expect(answer).toMatchObject({ method: 'learned', learned_at: learned.learned_at, learning: false });
  });

  const turkish: Match = ({ country_name }) => country_name === 'Türkiye';
  const CASES: [Query, 1 | 2, string, Match][] = [
    [{}, 2, 'ft', () => true],
    [{}, 1, 'uo_25', () => true],
    [{}, 1, 'fg', () => true],
    [{ country_name: 'türk' }, 2, 'uo_25', turkish],
    [
      { ft_1_odd: '<3', home_ft_score: '2' },
      1,
      'ft',
      ({ opening, home_ft_score }) =>
        opening.ft_1_odd !== null && opening.ft_1_odd < 300 && home_ft_score === 2,
    ],
    [{ source: 'iddaa-wide' }, 1, 'ft', ({ opening_sources }) => (opening_sources & 32) > 0],
    [
      { from: '2020-10-15', to: '2021-12-20' },
      2,
      'ft',
      ({ match_date }) => match_date >= '2020-10-15' && match_date <= '2021-12-20',
    ],
    [{ from: '2021-12-20' }, 2, 'ft', ({ match_date }) => match_date >= '2021-12-20'],
    [{ to: '2020-12-20' }, 1, 'ft', ({ match_date }) => match_date <= '2020-12-20'],
  ];

  it.each(CASES)('is what the definitions give for %j, set %i, %s', async (query, type, group, means) => {
    const found = archive.filter(means);
    expect(await expectJudged(sites, learned, [query, type, group, found])).toBeGreaterThan(20);
  });

  it('is the same for the bounds of a day and for the matches of that day', async () => {
    const [{ match_date: day }] = archive.filter(({ season_slug }) => season_slug > '2020') as [
      ArchivedMatch,
    ];
    const bounded = await sites.askEach<Body>('/api/calibration', { from: day, to: day });
    const filtered = await sites.askEach<Body>('/api/calibration', { match_date: day });
    expect(bounded[0]!.matches).toBeGreaterThan(0);
    for (const answer of [...bounded, ...filtered]) expect(answer).toEqual(bounded[0]);
  });

  it('judges no match of the first season', async () => {
    for (const answer of await sites.askEach<Body>('/api/calibration', { to: '2020-06-30' })) {
      expect(answer).toMatchObject({ matches: 0, from: null, to: '2020-06-30', overround: null });
      expect((answer.bins as Body[]).map(({ n }) => n)).toEqual(new Array(10).fill(0));
    }
  });

  it('answers by the match result at closing when asked for nothing', async () => {
    const [plain] = await sites.askEach<Body>('/api/calibration', {});
    expect(plain).toMatchObject({ group: 'ft', filter_type: 2 });
    expect((await sites.askEach<Body>('/api/calibration', { group: 'ft', filter_type: 2 }))[0]).toEqual(
      plain,
    );
  });

  it('refuses what it can not read, in Turkish beside its parameter', async () => {
    const cases: [Query, Body][] = [
      [{ group: 'ft_dc' }, { group: tr.analysis.twoWinners('Çifte Şans') }],
      [{ group: 'yok' }, { group: tr.analysis.unknownGroup('yok') }],
      [
        { from: '2021-13-01', mevsim: '2021' },
        { from: tr.validation.day, mevsim: tr.filters.unknownColumn },
      ],
      [{ from: '2021-01-02', to: '2021-01-01' }, { from: tr.filters.reversedRange }],
    ];
    for (const path of ['/api/calibration', '/api/calibration/details']) {
      for (const [query, fields] of cases) {
        const { status, body } = await sites.request(path, query);
        expect([status, (body as Body).code, (body as Body).fields]).toEqual([400, 'INVALID_FILTER', fields]);
      }
    }
  });

  // last: it changes what the others look at
  it('follows what the archive holds, and then what is learned from it', async () => {
    const more = seasonsArchive(new Random(5), 300, 4, KEYS);
    await addArchivedMatches(sites.byIndex.database, more);
    await archiveCaughtUp(sites.byIndex);
    const all = [...archive, ...more];
    await expectJudged(sites, { ...learned, learning: true }, [{}, 2, 'ft', all]);

    const lossOf = ([answer]: Body[]): unknown =>
      (answer!.methods as Body[]).find(({ method }) => method === 'learned');
    const before = lossOf(await sites.askEach<Body>('/api/calibration', {}));
    await expectJudged(sites, { ...learned, calibration: await learn(sites) }, [{}, 2, 'ft', all]);
    expect(lossOf(await sites.askEach<Body>('/api/calibration', {}))).not.toEqual(before);
  });
});

describeWithRealData(
  'football-data',
  `how reliable real closing and opening prices were, by index and on the ${DATABASE_NAME}`,
  (folder) => {
    let sites: TwoSites;
    let archive: ArchivedMatch[];
    let learned: Learned;

    beforeAll(async () => {
      sites = await TwoSites.open();
      const imports = sites.byIndex.app.get(ImportsService);
      // three leagues over all seasons: the same figures as all files, in a fraction of their time
      const files = seasonFiles(folder).filter((file) => /(E0|T1|D1)\.csv$/.test(file));
      for (const file of files)
        expect([file, (await imports.importFile(file)).status]).toEqual([file, 'done']);
      archive = await readStoredMatches(sites.byIndex.database);
      const calibration = await learn(sites);
      learned = { calibration, learned_at: sites.byIndex.clock.now().toISOString(), learning: false };
    });
    afterAll(() => sites?.close());

    it.each([
      [{}, 2, 'ft', () => true],
      [{}, 1, 'ft', () => true],
      [{ country_name: 'türkiye' }, 1, 'uo_25', ({ country_name }) => country_name === 'Türkiye'],
      [
        { ft_1_odd: '<1.5', from: '2020-07-01' },
        2,
        'ft',
        ({ match_date, closing }) =>
          match_date >= '2020-07-01' && closing.ft_1_odd !== null && closing.ft_1_odd < 150,
      ],
    ] as [Query, 1 | 2, string, Match][])(
      'are what the definitions give for %j, set %i, %s',
      async (query, type, group, means) => {
        const judged = await expectJudged(sites, learned, [query, type, group, archive.filter(means)]);
        expect(judged).toBeGreaterThan(100);
      },
    );
  },
);
