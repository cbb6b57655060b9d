import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataSource, IsNull } from 'typeorm';
import { Database } from '../../src/database/database';
import { Clock } from '../../src/common/time/clock';
import type { Settings } from '../../src/config/settings';
import { hasDemoMatches } from '../../src/database/demo/has-demo-matches';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { MatchObservation } from '../../src/modules/imports/entities/match-observation.entity';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import type { ImportSummary } from '../../src/modules/imports/run/import-summary';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { OddsRepository } from '../../src/modules/odds/sql/odds.repository';
import { parseOddsQuery } from '../../src/modules/odds/query/parse-odds-query';
import { dumpArchive, type DumpedMatch } from '../support/archive-dump';
import { ImportCommand, runImport } from '../support/import-command';
import { addMatches } from '../support/matches';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const NATIVE = 'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type';
const SEASON =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,B365CH,B365CD,B365CA';
const WIDE =
  'match_date,match_time,tournament,homeTeam,awayTeam,firstHalfHomeGoal,firstHalfAwayGoal,totalHomeGoal,totalAwayGoal,Maç Sonucu :: MS 1,Maç Sonucu :: MS X,Maç Sonucu :: MS 2,Karşılıklı Gol :: KG Var';
const BESIKTAS = 'T1,17/05/2024,19:00,Besiktas,Goztep,2,1,H,1,0,H,1.85,3.4,4.2,1.8,3.5,4.4';

describe(`imports on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let imports: ImportsService;
  let store: ImportStore;
  const now = { current: new Date('2026-05-17T12:00:00Z') };
  let files = 0;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    const clock = Object.assign(new Clock(), { now: () => now.current });
    store = new ImportStore(new Database(database), clock);
    imports = new ImportsService(database, clock, { dataDir: place.dataDir } as Settings, store);
  });

  afterEach(async () => {
    for (const table of ['matches', 'imports', 'competition_aliases', 'competitions', 'team_aliases']) {
      await database.query(`DELETE FROM ${table}`);
    }
  });

  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  function file(...lines: string[]): string {
    const path = join(place.dataDir, `file-${(files += 1)}.csv`);
    writeFileSync(path, lines.join('\n'));
    return path;
  }
  const counts = ({ rowsRead, inserted, updated, unchanged, skipped }: ImportSummary) => [
    rowsRead,
    inserted,
    updated,
    unchanged,
    skipped,
  ];
  const season = (...rows: string[]) => file(SEASON, ...rows);
  const only = async (): Promise<DumpedMatch> => {
    const all = await dumpArchive(database);
    expect(all).toHaveLength(1);
    return all[0]!;
  };
  const report = (summary: ImportSummary) =>
    readFileSync(summary.reportPath, 'utf8')
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n')
      .slice(1);

  it('stores a match with both sets of odds, and says nothing new about it twice', async () => {
    const path = season(BESIKTAS);
    expect(counts(await imports.importFile(path))).toEqual([1, 1, 0, 0, 0]);
    const first = await only();
    expect(first).toEqual({
      country: 'Türkiye',
      competition: 'Süper Lig',
      match: {
        league_code: 'T1',
        match_date: '2024-05-17',
        match_time: '21:00',
        season_slug: '2023-2024',
        code: null,
        home_team: 'Besiktas',
        away_team: 'Goztep',
        home_folded: 'besiktas',
        away_folded: 'goztep\tGOZTEPE',
        home_ht_score: 1,
        away_ht_score: 0,
        home_ft_score: 2,
        away_ft_score: 1,
        first_goal: null,
        opening_sources: 1,
        closing_sources: 1,
        opening_seen_at: null,
        closing_seen_at: null,
        is_demo: 0,
      },
      opening: { ft_1_odd: 185, ft_x_odd: 340, ft_2_odd: 420 },
      closing: { ft_1_odd: 180, ft_x_odd: 350, ft_2_odd: 440 },
    });
    const revision = async () => (await database.query('SELECT revision FROM archive_revision'))[0].revision;
    const before = await revision();
    expect(counts(await imports.importFile(path))).toEqual([1, 0, 0, 1, 0]);
    expect(await only()).toEqual(first);
    expect(await revision()).toBe(before);
    expect(await database.manager.count(MatchObservation)).toBe(1);
  });

  it('updates a match that a later file describes better, whatever day next to it that file names', async () => {
    await imports.importFile(
      file('Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A', 'T1,16/05/24,Besiktas,Goztep,1.9,3.3,4'),
    );
    expect(counts(await imports.importFile(season(BESIKTAS)))).toEqual([1, 0, 1, 0, 0]);
    expect(await only()).toMatchObject({
      match: { match_date: '2024-05-17', match_time: '21:00', home_ft_score: 2 },
      opening: { ft_1_odd: 185 },
    });
  });

  it('never erases what a later file does not say', async () => {
    await imports.importFile(season(BESIKTAS));
    const bare = 'T1,17/05/2024,19:00,Besiktas,Goztep,,,,,,,,,,,,';
    expect(counts(await imports.importFile(season(bare)))).toEqual([1, 0, 0, 1, 0]);
    expect(await only()).toMatchObject({ match: { home_ft_score: 2 }, closing: { ft_1_odd: 180 } });
  });

  it('brings season file and bulletin together by the aliases of leagues and teams', async () => {
    await imports.importFile(season(BESIKTAS.replace('Besiktas', 'Buyuksehyr')));
    const bulletin = file(
      WIDE,
      '2024-05-17,21:00,Türkiye Süper Ligi,Başakşehir,Göztepe,1.0,0.0,2.0,1.0,1.95,3.3,4.1,1.7',
    );
    expect(counts(await imports.importFile(bulletin))).toEqual([1, 0, 1, 0, 0]);
    expect(await only()).toMatchObject({
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
    await imports.importFile(
      file(
        WIDE,
        wide('İskoçya Premiership, Şamp. Gr.', 'Celtic', 'Hearts'),
        wide('Danimarka Süper Lig, Düşme Turu', 'Vejle', 'Odense'),
        wide('Çekya 1. Lig, Şamp. Turu', 'Sparta', 'Slavia'),
      ),
    );
    const scotland = file(SEASON, 'SC0,10/05/2026,15:00,Celtic,Hearts,2,0,H,1,0,H,1.5,4,6,,,');
    expect(counts(await imports.importFile(scotland))).toEqual([1, 0, 1, 0, 0]);
    const denmark = file(world, 'Denmark,Superliga,2025/2026,10/05/2026,15:00,Vejle,Odense,1,1,D,1.6,4,5');
    expect(counts(await imports.importFile(denmark))).toEqual([1, 0, 1, 0, 0]);
    const leagues = (await dumpArchive(database)).map(({ competition }) => competition).sort();
    expect(leagues).toEqual(['1. Lig, Şamp. Turu', 'Premiership', 'Süper Lig']);
  });

  it('lets a search for one spelling of a club find the others, and no other clubs', async () => {
    await imports.importFile(
      season(
        BESIKTAS.replace('Besiktas', 'Buyuksehyr'),
        BESIKTAS.replace('Besiktas', 'Man United'),
        BESIKTAS.replace('Besiktas', 'Leeds'),
        BESIKTAS.replace('Besiktas', 'Rizespor'),
      ),
    );
    const found = async (text: string) => {
      const parsed = parseOddsQuery({ home_team: text });
      if (!parsed.ok) throw new Error(text);
      const ids = await new OddsRepository(new Database(database)).findIds(parsed.query);
      const rows = (await database.query('SELECT id, home_team FROM matches')) as {
        id: number;
        home_team: string;
      }[];
      return rows.filter(({ id }) => ids.includes(id)).map((row) => row.home_team);
    };
    expect(await found('basaksehir')).toEqual(['Buyuksehyr']);
    expect(await found('buyuksehyr')).toEqual(['Buyuksehyr']);
    expect(await found('manchester')).toEqual(['Man United']);
    expect(await found('leeds united')).toEqual(['Leeds']);
    expect(await found('caykur')).toEqual(['Rizespor']);
    expect(await found('manchester city')).toEqual([]);
    // the middle of a spelling that is not shown
    expect(await found('sehir')).toEqual([]);
  });

  it('finds a match again that was stored before an alias for its team was known', async () => {
    await imports.importFile(season(BESIKTAS.replace('Goztep', 'Gozalti SK')));
    await database.query(
      "INSERT INTO team_aliases (alias_folded, name, name_folded) VALUES ('gozalti sk', 'Gözaltı Spor', 'gozalti spor')",
    );
    const bulletin = file(
      WIDE,
      '2024-05-17,21:00,Türkiye Süper Ligi,Beşiktaş,Gözaltı Spor,,,,,1.95,3.3,4.1,1.7',
    );
    expect(counts(await imports.importFile(bulletin))).toEqual([1, 0, 1, 0, 0]);
    expect(await only()).toMatchObject({ opening: { ft_1_odd: 185, bts_yes_odd: 170 } });
  });

  it('keeps two matches of one pairing apart when they are two days apart', async () => {
    const path = season(BESIKTAS, BESIKTAS.replace('17/05', '19/05'));
    expect(counts(await imports.importFile(path))).toEqual([2, 2, 0, 0, 0]);
  });

  it('finds a match again whose kick-off moved over the end of a month, among years in one batch', async () => {
    const days = ['2022-08-31', '2023-03-01', '2023-12-31', '2024-02-29', '2024-06-01'];
    const moved = ['2022-09-01', '2023-02-28', '2024-01-01', '2024-03-01', '2024-05-31'];
    const row = (date: string) => `${date},20:00,Türkiye,Lig,Ev,Dep,1`;
    expect(counts(await imports.importFile(file(NATIVE, ...days.map(row))))).toEqual([5, 5, 0, 0, 0]);
    const far = ['2021-05-31', '2025-08-31'];
    const second = await imports.importFile(file(NATIVE, ...[...moved, ...far].map(row).reverse()));
    expect(counts(second)).toEqual([7, 2, 5, 0, 0]);
    const dates = (await dumpArchive(database)).map(({ match }) => match.match_date);
    expect(dates.sort()).toEqual([...moved, ...far].sort());
  });

  it('takes a repeated row as unchanged and leaves a contradicting one out, in every run', async () => {
    const path = season(
      BESIKTAS,
      BESIKTAS,
      BESIKTAS.replace('1.85', '1.95'),
      BESIKTAS.replace('17/05/2024', '18/05/2024'),
    );
    const first = await imports.importFile(path);
    expect(counts(first)).toEqual([4, 1, 0, 1, 2]);
    expect(report(first)).toEqual([
      expect.stringMatching(
        /;4;hata;;Aynı maç bu dosyada daha önce başka değerlerle geçiyor: ilk kez 2\. satırda$/,
      ),
      expect.stringMatching(/;5;hata;;Aynı maç .* 2\. satırda$/),
    ]);
    const stored = await only();
    expect(counts(await imports.importFile(path))).toEqual([4, 0, 0, 2, 2]);
    expect(await only()).toEqual(stored);
  });

  it('knows a contradicting row also when the first one is thousands of rows before', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => BESIKTAS.replace('Goztep', `Rakip ${index}`));
    const summary = await imports.importFile(season(...rows, rows[0]!.replace('1.85', '1.95'), rows[700]!));
    expect(counts(summary)).toEqual([1_202, 1_200, 0, 1, 1]);
  });

  it('adds the sets, times and codes of native rows to one match', async () => {
    const key = '2024-05-17,21:00,Türkiye,Süper Lig,Beşiktaş,Göztepe';
    const path = file(
      `${NATIVE},observed_at,ft_1_odd,bts_yes_odd,ft_code`,
      `${key},1,,1.90,,123`,
      `${key},2,,1.80,,`,
      `${key},,2024-05-16T10:00:00Z,2.50,1.75,`,
      `${key},,2024-05-17T17:59:00Z,2.40,1.70,`,
      `${key},,2024-05-17T18:01:00Z,9.00,9.00,`,
    );
    expect(counts(await imports.importFile(path))).toEqual([5, 1, 3, 1, 0]);
    expect(await only()).toMatchObject({
      opening: { ft_1_odd: 190, bts_yes_odd: 175, ft_code: 123 },
      closing: { ft_1_odd: 180, bts_yes_odd: 170 },
    });
    expect(counts(await imports.importFile(path))).toEqual([5, 0, 0, 5, 0]);
  });

  it('gives the same archive in every order of import', async () => {
    const paths = [
      season(BESIKTAS, 'T1,18/05/2024,19:00,Altay,Rizespor,0,0,D,0,0,D,2.1,3.1,3.6,,,'),
      file(
        WIDE,
        '2024-05-17,21:00,Türkiye Süper Ligi,Beşiktaş,Göztepe,0.0,0.0,2.0,2.0,1.95,3.3,4.1,1.7',
        '2024-05-18,21:05,Türkiye Süper Lig,Altay,Rizespor,,,,,2.05,3.2,3.7,1.9',
      ),
      file(
        `${NATIVE},observed_at,bts_yes_odd,first_goal`,
        '2024-05-17,,Türkiye,Süper Lig,Beşiktaş,Göztepe,,2024-05-15T10:00:00Z,1.66,H',
        '2024-05-18,,Türkiye,Süper Lig,Altay,Rizespor,,2024-05-18T17:00:00Z,1.85,',
        '2024-05-18,,Türkiye,Süper Lig,Altay,Rizespor,2,,1.83,',
      ),
      file('Div,Date,HomeTeam,AwayTeam,PSCH,PSCD,PSCA', 'T1,18/05/24,Altay,Rizespor,2.2,3.0,3.5'),
    ];
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ];
    const dumps: DumpedMatch[][] = [];
    for (const order of orders) {
      await database.query('DELETE FROM matches');
      for (const index of order) expect((await imports.importFile(paths[index]!)).skipped).toBe(0);
      dumps.push(await dumpArchive(database));
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
    await addMatches(database, [
      {
        home: 'Besiktas',
        away: 'Goztep',
        time: '21:00',
        full: [2, 1],
        opening: { ft_1_odd: 1.5, ft_x_odd: 4 },
        closing: { bts_yes_odd: 2 },
      },
    ]);
    const path = season(BESIKTAS.replace(/,1\.8,3\.5,4\.4$/, ',,,'));
    expect(counts(await imports.importFile(path))).toEqual([1, 0, 1, 0, 0]);
    expect(await only()).toMatchObject({ opening: { ft_1_odd: 185 }, closing: { bts_yes_odd: 200 } });
    const bare = 'T1,17/05/2024,19:00,Besiktas,Goztep,2,1,H,1,0,H,,,,,,';
    await imports.importFile(season(bare));
    expect(await only()).toMatchObject({ opening: { ft_1_odd: 185 }, closing: { bts_yes_odd: 200 } });
    expect(await database.manager.countBy(MatchObservation, { import_id: IsNull() })).toBe(1);
  });

  it('keeps the book of imports and a report that a spreadsheet can not misread', async () => {
    const summary = await imports.importFile(
      season(BESIKTAS, BESIKTAS.replace('17/05/2024', '=HYPERLINK("x")'), BESIKTAS.replace('1.85', '#')),
      { fileName: 'seasons/T1.csv' },
    );
    expect(summary).toMatchObject({
      status: 'done',
      format: 'football-data',
      warnings: 1,
      skippedBy: { impossibleDate: 1 },
    });
    const row = await database.manager.findOneByOrFail(Import, { id: summary.importId });
    expect(row).toMatchObject({
      file_name: 'seasons/T1.csv',
      format: 'football-data',
      status: 'done',
      progress: 1,
      rows_read: 3,
      inserted: 1,
      skipped: 2,
      warnings: 1,
      error: null,
      finished_at: now.current,
    });
    expect(readFileSync(summary.reportPath, 'utf8')).toBe(
      [
        '\ufeffdosya;satır;önem;sütun;neden',
        'seasons/T1.csv;3;hata;Date;"Tarih yok, okunamıyor ya da takvimde böyle bir gün yok: =HYPERLINK(""x"")"',
        'seasons/T1.csv;4;uyarı;B365H;"Oran okunamıyor ya da 1,01-1000 dışında; yok sayıldı: #"',
        'seasons/T1.csv;4;hata;;Aynı maç bu dosyada daha önce başka değerlerle geçiyor: ilk kez 2. satırda',
        '',
      ].join('\r\n'),
    );
    expect(existsSync(join(place.dataDir, 'imports', `${summary.importId}.report.csv`))).toBe(true);
  });

  it.each([
    ['biçimi tanınamadı', () => file('a,b', '1,2')],
    ['tek bir satır yok', () => season('', BESIKTAS.replace('17/05/2024', 'never'))],
    ['tek bir satır yok', () => season()],
    ['Dosya boş', () => file()],
    ['Dosya bulunamadı', () => '/nowhere/T1.csv'],
  ])('fails as a whole: %s', async (sentence, path) => {
    const summary = await imports.importFile(path());
    expect(summary.status).toBe('failed');
    expect(summary.error).toContain(sentence);
    const row = await database.manager.findOneByOrFail(Import, { id: summary.importId });
    expect(row).toMatchObject({ status: 'failed', error: summary.error, rows_read: summary.rowsRead });
    expect(await dumpArchive(database)).toEqual([]);
  });

  it('marks an import as failed whose process has died, and no other', async () => {
    const claimed_by = 'another-host|1|x';
    const running = { ...emptyImport(now.current), status: 'running' as const, claimed_by };
    await database.manager.insert(Import, [
      { ...running, file_name: 'dead', claimed_until: new Date(now.current.getTime() - 1_000) },
      { ...running, file_name: 'alive', claimed_until: new Date(now.current.getTime() + 30_000) },
    ]);
    await store.recoverAbandoned();
    const rows = await database.manager.find(Import, { order: { id: 'ASC' } });
    expect(rows.map(({ file_name, status }) => [file_name, status])).toEqual([
      ['dead', 'failed'],
      ['alive', 'running'],
    ]);
    expect(rows[0]!.error).toContain('Yarıda kaldı');
  });

  it('deletes the demo matches first when told so, but not for a file that can not be read', async () => {
    await addMatches(database, [{ country: 'Demo', competition: 'Demo Ligi', home: 'A', away: 'B' }]);
    await database.query('UPDATE matches SET is_demo = 1');
    await imports.importFile(file('x'), { replaceDemo: true });
    expect(await hasDemoMatches(database.manager)).toBe(true);
    await imports.importFile(season(BESIKTAS), { replaceDemo: true });
    expect(await hasDemoMatches(database.manager)).toBe(false);
    expect((await only()).match.home_team).toBe('Besiktas');
  });

  it('stops after the batch that is being written, and completes in a second run', async () => {
    const rows = Array.from({ length: 1_600 }, (_, index) => BESIKTAS.replace('Goztep', `Rakip ${index}`));
    const path = season(...rows);
    const stop = new AbortController();
    const summary = await imports.importFile(path, {
      signal: stop.signal,
      onProgress: (_share, read) => {
        if (read >= 1_000) stop.abort();
      },
    });
    expect([summary.status, ...counts(summary)]).toEqual(['interrupted', 1_000, 1_000, 0, 0, 0]);
    expect(counts(await imports.importFile(path))).toEqual([1_600, 600, 0, 1_000, 0]);
  });

  describe('as a command', () => {
    it('prints a table, reasons and report, and exits 0', async () => {
      const [good, mixed] = [
        season(BESIKTAS),
        season(BESIKTAS.replace('Goztep', 'Altay'), 'T1,32/01/2024,,A,B,,,,,,,,,,,,'),
      ];
      const { code, output } = await new ImportCommand(
        place,
        [good, mixed.slice(place.dataDir.length + 1)],
        place.dataDir,
      ).end();
      expect(output).toMatch(/Toplam\s+3\s+2\s+0\s+0\s+1\s+0/);
      expect(output).toContain('  1 × Tarih yok, okunamıyor');
      expect(output).toContain('.report.csv');
      expect(output).toMatch(/3 satır, .* saniyede [\d.]+ satır\./);
      expect(code).toBe(0);
    });

    it('says that nothing is new only where something was in the archive before', async () => {
      const known = season(BESIKTAS, 'T1,32/01/2024,,A,B,,,,,,,,,,,,');
      await runImport(place, known);
      expect((await runImport(place, known)).output).toContain('Hiçbir şey değişmedi');
      const unusable = await runImport(place, season('T1,32/01/2024,,A,B,,,,,,,,,,,,'));
      expect(unusable.output).not.toContain('Hiçbir şey değişmedi');
      expect(unusable.code).toBe(1);
    });

    it('exits 1 when a file fails as a whole, and says so of a demo archive that stays', async () => {
      await addMatches(database, [{ country: 'Demo', competition: 'Demo Ligi', home: 'A', away: 'B' }]);
      await database.query('UPDATE matches SET is_demo = 1');
      const { code, output } = await runImport(place, season(BESIKTAS), file('x,y'));
      expect(code).toBe(1);
      expect(output).toContain('Dosyanın biçimi tanınamadı');
      expect(output).toContain('Uyarı: demo maçları arşivde duruyor');
    });

    it('refuses wrong options with exit code 2', async () => {
      const all = await Promise.all([
        runImport(place),
        runImport(place, 'x.csv', '--format', 'excel'),
        runImport(place, 'x.csv', '--bookmaker', 'nobody'),
        runImport(place, 'x.csv', '--color'),
      ]);
      expect(all.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
      expect(all.map(({ output }) => output.split('\n')[0])).toEqual([
        'En az bir dosya veya klasör adı yazın.',
        'Bilinmeyen biçim: excel. Bilinenler: football-data, iddaa-wide, nesine-snapshot, native',
        expect.stringContaining('Bilinmeyen bahis şirketi: nobody. Bilinenler: B365, PS'),
        'Seçenekler okunamadı.',
      ]);
    });
  });
});

function emptyImport(at: Date): Omit<Import, 'id'> {
  return {
    file_name: '',
    format: null,
    bookmaker: null,
    status: 'queued',
    progress: 0,
    rows_read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    warnings: 0,
    error: null,
    origin: 'cli',
    source: null,
    notice: null,
    stored_file: null,
    replace_demo: false,
    abandoned_at_row: null,
    claimed_by: null,
    created_at: at,
    claimed_until: at,
    finished_at: null,
  };
}
