import { IsNull } from 'typeorm';
import { MatchObservation } from '../../src/modules/imports/entities/match-observation.entity';
import { parseOddsQuery } from '../support/parse-odds-query';
import { dumpArchive, type DumpedMatch } from '../support/archive-dump';
import { counts, ImportPlace, reportOf } from '../support/import-place';
import { addMatches } from '../support/matches';
import { BESIKTAS } from '../support/season-rows';
import { readerOf } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TODAY } from '../support/today';

const NATIVE = 'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type';
const WIDE =
  'match_date,match_time,tournament,homeTeam,awayTeam,firstHalfHomeGoal,firstHalfAwayGoal,totalHomeGoal,totalAwayGoal,Maç Sonucu :: MS 1,Maç Sonucu :: MS X,Maç Sonucu :: MS 2,Karşılıklı Gol :: KG Var';

describe(`imports on the ${DATABASE_NAME}`, () => {
  let here: ImportPlace;

  beforeAll(async () => {
    here = await ImportPlace.open();
  });
  afterEach(() => here.clear());
  afterAll(() => here?.close());

  it('stores a match with both sets of odds, and says nothing new about it twice', async () => {
    const path = here.season(BESIKTAS);
    expect(counts(await here.imports.importFile(path))).toEqual([1, 1, 0, 0, 0]);
    const first = await here.only();
    expect(first).toEqual({
      country: 'Türkiye',
      competition: 'Süper Lig',
      match: {
        league_code: 'T1',
        match_date: '2024-05-17',
        match_time: '21:00',
        season_slug: '2023-2024',
        code: null,
        home_team: 'Beşiktaş',
        away_team: 'Göztepe',
        home_folded: 'besiktas',
        away_folded: 'goztepe\tGOZTEP',
        home_ht_score: 1,
        away_ht_score: 0,
        home_ft_score: 2,
        away_ft_score: 1,
        first_goal: null,
        awarded: 0,
        retired: 0,
        mbs: null,
        opening_sources: 1,
        closing_sources: 1,
        opening_seen_at: null,
        closing_seen_at: null,
        is_demo: 0,
      },
      opening: { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 420 },
      closing: { ft_1_odd: 180, ft_x_odd: 350, ft_2_odd: 440 },
    });
    const revision = async () =>
      (await here.database.query('SELECT revision FROM archive_revision'))[0].revision;
    const before = await revision();
    expect(counts(await here.imports.importFile(path))).toEqual([1, 0, 0, 1, 0]);
    expect(await here.only()).toEqual(first);
    expect(await revision()).toBe(before);
    expect(await here.database.manager.count(MatchObservation)).toBe(1);
  });

  it('updates a match that a later file describes better, whatever day next to it that file names', async () => {
    await here.imports.importFile(
      here.file('Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A', 'T1,16/05/24,Besiktas,Goztep,1.9,3.3,4'),
    );
    expect(counts(await here.imports.importFile(here.season(BESIKTAS)))).toEqual([1, 0, 1, 0, 0]);
    expect(await here.only()).toMatchObject({
      match: { match_date: '2024-05-17', match_time: '21:00', home_ft_score: 2 },
      opening: { ft_1_odd: 185 },
    });
  });

  it('never erases what a later file does not say', async () => {
    await here.imports.importFile(here.season(BESIKTAS));
    const bare = 'T1,17/05/2024,19:00,Besiktas,Goztep,,,,,,,,,,,,';
    expect(counts(await here.imports.importFile(here.season(bare)))).toEqual([1, 0, 0, 1, 0]);
    expect(await here.only()).toMatchObject({ match: { home_ft_score: 2 }, closing: { ft_1_odd: 180 } });
  });

  it('brings season file and bulletin together by the aliases of leagues and teams', async () => {
    await here.imports.importFile(here.season(BESIKTAS.replace('Besiktas', 'Buyuksehyr')));
    const bulletin = here.file(
      WIDE,
      '2024-05-17,21:00,Türkiye Süper Ligi,Başakşehir,Göztepe,1.0,0.0,2.0,1.0,1.95,3.3,4.1,1.7',
    );
    expect(counts(await here.imports.importFile(bulletin))).toEqual([1, 0, 1, 0, 0]);
    expect(await here.only()).toMatchObject({
      match: {
        home_team: 'Başakşehir',
        away_team: 'Göztepe',
        home_folded: expect.stringMatching(/^basaksehir\tBUYUKSEHYR/),
      },
      opening: { ft_1_odd: 185, bts_yes_odd: 170 },
      closing: { ft_1_odd: 180, bts_yes_odd: 170 },
    });
  });

  it('knows a league by the round that it splits into, and world leagues by their bulletin names', async () => {
    const world = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA';
    const wide = (league: string, home: string, away: string, day = '2026-05-10') =>
      `${day},17:00,"${league}",${home},${away},,,,,1.5,4,6,1.7`;
    await here.imports.importFile(
      here.file(
        WIDE,
        wide('İskoçya Premiership, Şamp. Gr.', 'Celtic', 'Hearts'),
        wide('Danimarka Süper Lig, Düşme Turu', 'Vejle', 'Odense'),
        wide('Çekya 1. Lig, Şamp. Turu', 'Sparta', 'Slavia'),
      ),
    );
    const scotland = here.season('SC0,10/05/2026,15:00,Celtic,Hearts,2,0,H,1,0,H,1.5,4,6,,,');
    expect(counts(await here.imports.importFile(scotland))).toEqual([1, 0, 1, 0, 0]);
    const denmark = here.file(
      world,
      'Denmark,Superliga,2025/2026,10/05/2026,15:00,Vejle,Odense,1,1,D,1.6,4,5',
    );
    expect(counts(await here.imports.importFile(denmark))).toEqual([1, 0, 1, 0, 0]);
    const leagues = (await dumpArchive(here.database)).map(({ competition }) => competition).sort();
    expect(leagues).toEqual(['1. Lig, Şamp. Turu', 'Premiership', 'Süper Lig']);
  });

  it('lets a search for one spelling of a club find the others, and no other clubs', async () => {
    await here.imports.importFile(
      here.season(
        BESIKTAS.replace('Besiktas', 'Buyuksehyr'),
        BESIKTAS.replace('Besiktas', 'Man United'),
        BESIKTAS.replace('Besiktas', 'Leeds'),
        BESIKTAS.replace('Besiktas', 'Rizespor'),
      ),
    );
    const found = async (text: string) => {
      const parsed = parseOddsQuery({ home_team: text }, TODAY);
      if (!parsed.ok) throw new Error(text);
      const ids = await readerOf(here.database).ids(parsed.query);
      const rows = (await here.database.query('SELECT id, home_team FROM matches')) as {
        id: number;
        home_team: string;
      }[];
      return rows.filter(({ id }) => ids.includes(id)).map((row) => row.home_team);
    };
    expect(await found('basaksehir')).toEqual(['Başakşehir']);
    expect(await found('buyuksehyr')).toEqual(['Başakşehir']);
    expect(await found('manchester')).toEqual(['Man United']);
    expect(await found('leeds united')).toEqual(['Leeds']);
    expect(await found('caykur')).toEqual(['Rizespor']);
    expect(await found('manchester city')).toEqual([]);
    // the middle of a spelling that is not shown
    expect(await found('ksehyr')).toEqual([]);
  });

  it('finds a match again that was stored before an alias for its team was known', async () => {
    await here.imports.importFile(here.season(BESIKTAS.replace('Goztep', 'Gozalti SK')));
    await here.database.query(
      "INSERT INTO team_aliases (alias_folded, name, name_folded) VALUES ('gozalti sk', 'Gözaltı Spor', 'gozalti spor')",
    );
    const bulletin = here.file(
      WIDE,
      '2024-05-17,21:00,Türkiye Süper Ligi,Beşiktaş,Gözaltı Spor,,,,,1.95,3.3,4.1,1.7',
    );
    expect(counts(await here.imports.importFile(bulletin))).toEqual([1, 0, 1, 0, 0]);
    expect(await here.only()).toMatchObject({ opening: { ft_1_odd: 185, bts_yes_odd: 170 } });
  });

  it('keeps two matches of one pairing apart when they are two days apart', async () => {
    const path = here.season(BESIKTAS, BESIKTAS.replace('17/05', '19/05'));
    expect(counts(await here.imports.importFile(path))).toEqual([2, 2, 0, 0, 0]);
  });

  it('finds a match again whose kick-off moved over the end of a month, among years in one batch', async () => {
    const days = ['2022-08-31', '2023-03-01', '2023-12-31', '2024-02-29', '2024-06-01'];
    const moved = ['2022-09-01', '2023-02-28', '2024-01-01', '2024-03-01', '2024-05-31'];
    const row = (date: string) => `${date},20:00,Türkiye,Lig,Ev,Dep,1`;
    expect(counts(await here.imports.importFile(here.file(NATIVE, ...days.map(row))))).toEqual([
      5, 5, 0, 0, 0,
    ]);
    const far = ['2021-05-31', '2025-08-31'];
    const second = await here.imports.importFile(here.file(NATIVE, ...[...moved, ...far].map(row).reverse()));
    expect(counts(second)).toEqual([7, 2, 5, 0, 0]);
    const dates = (await dumpArchive(here.database)).map(({ match }) => match.match_date);
    expect(dates.sort()).toEqual([...moved, ...far].sort());
  });

  it('takes a repeated row as unchanged and leaves a contradicting one out, in every run', async () => {
    const path = here.season(
      BESIKTAS,
      BESIKTAS,
      BESIKTAS.replace('1.85', '1.95'),
      BESIKTAS.replace('17/05/2024', '18/05/2024'),
    );
    const first = await here.imports.importFile(path);
    expect(counts(first)).toEqual([4, 1, 0, 1, 2]);
    expect(reportOf(first)).toEqual([
      expect.stringMatching(
        /;4;hata;;Aynı maç bu dosyada daha önce başka değerlerle geçiyor: ilk kez 2\. satırda$/,
      ),
      expect.stringMatching(/;5;hata;;Aynı maç .* 2\. satırda$/),
    ]);
    const stored = await here.only();
    expect(counts(await here.imports.importFile(path))).toEqual([4, 0, 0, 2, 2]);
    expect(await here.only()).toEqual(stored);
  });

  it('knows a contradicting row also when the first one is thousands of rows before', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => BESIKTAS.replace('Goztep', `Rakip ${index}`));
    const summary = await here.imports.importFile(
      here.season(...rows, rows[0]!.replace('1.85', '1.95'), rows[700]!),
    );
    expect(counts(summary)).toEqual([1_202, 1_200, 0, 1, 1]);
  });

  it('adds the sets, times and codes of native rows to one match', async () => {
    const key = '2024-05-17,21:00,Türkiye,Süper Lig,Beşiktaş,Göztepe';
    const path = here.file(
      `${NATIVE},observed_at,ft_1_odd,bts_yes_odd,ft_code`,
      `${key},1,,1.90,,123`,
      `${key},2,,1.80,,`,
      `${key},,2024-05-16T10:00:00Z,2.50,1.75,`,
      `${key},,2024-05-17T17:59:00Z,2.40,1.70,`,
      `${key},,2024-05-17T18:01:00Z,9.00,9.00,`,
    );
    expect(counts(await here.imports.importFile(path))).toEqual([5, 1, 3, 1, 0]);
    expect(await here.only()).toMatchObject({
      opening: { ft_1_odd: 190, bts_yes_odd: 175, ft_code: 123 },
      closing: { ft_1_odd: 180, bts_yes_odd: 170 },
    });
    expect(counts(await here.imports.importFile(path))).toEqual([5, 0, 0, 5, 0]);
  });

  it('gives the same archive in every order of import', async () => {
    const paths = [
      here.season(BESIKTAS, 'T1,18/05/2024,19:00,Altay,Rizespor,0,0,D,0,0,D,2.1,3.1,3.6,,,'),
      here.file(
        WIDE,
        '2024-05-17,21:00,Türkiye Süper Ligi,Beşiktaş,Göztepe,0.0,0.0,2.0,2.0,1.95,3.3,4.1,1.7',
        '2024-05-18,21:05,Türkiye Süper Lig,Altay,Rizespor,,,,,2.05,3.2,3.7,1.9',
      ),
      here.file(
        `${NATIVE},observed_at,bts_yes_odd,first_goal`,
        '2024-05-17,,Türkiye,Süper Lig,Beşiktaş,Göztepe,,2024-05-15T10:00:00Z,1.66,H',
        '2024-05-18,,Türkiye,Süper Lig,Altay,Rizespor,,2024-05-18T17:00:00Z,1.85,',
        '2024-05-18,,Türkiye,Süper Lig,Altay,Rizespor,2,,1.83,',
      ),
      here.file('Div,Date,HomeTeam,AwayTeam,PSCH,PSCD,PSCA', 'T1,18/05/24,Altay,Rizespor,2.2,3.0,3.5'),
    ];
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ];
    const dumps: DumpedMatch[][] = [];
    for (const order of orders) {
      await here.database.query('DELETE FROM matches');
      for (const index of order) expect((await here.imports.importFile(paths[index]!)).skipped).toBe(0);
      dumps.push(await dumpArchive(here.database));
    }
    for (const dump of dumps) expect(dump).toEqual(dumps[0]);
    expect(dumps[0]).toMatchObject([
      {
        match: { home_team: 'Beşiktaş', home_ft_score: 2, away_ft_score: 1, first_goal: 'H' },
        opening: { ft_1_odd: 185, bts_yes_odd: 166 },
        closing: { ft_1_odd: 180, bts_yes_odd: 170 },
      },
      {
        match: { match_time: '21:00', home_ft_score: 0 },
        opening: { ft_1_odd: 210, bts_yes_odd: 185 },
        closing: { ft_1_odd: 220, bts_yes_odd: 183 },
      },
    ]);
  });

  it('takes the rows of a match that no import has described as its first observation', async () => {
    await addMatches(here.database, [
      {
        home: 'Besiktas',
        away: 'Goztep',
        time: '21:00',
        full: [2, 1],
        opening: { ft_1_odd: 1.5, ft_x_odd: 4 },
        closing: { bts_yes_odd: 2 },
      },
    ]);
    const path = here.season(BESIKTAS.replace(/,1\.8,3\.5,4\.4$/, ',,,'));
    expect(counts(await here.imports.importFile(path))).toEqual([1, 0, 1, 0, 0]);
    expect(await here.only()).toMatchObject({ opening: { ft_1_odd: 185 }, closing: { bts_yes_odd: 200 } });
    const bare = 'T1,17/05/2024,19:00,Besiktas,Goztep,2,1,H,1,0,H,,,,,,';
    await here.imports.importFile(here.season(bare));
    expect(await here.only()).toMatchObject({ opening: { ft_1_odd: 185 }, closing: { bts_yes_odd: 200 } });
    expect(await here.database.manager.countBy(MatchObservation, { import_id: IsNull() })).toBe(1);
  });
});
