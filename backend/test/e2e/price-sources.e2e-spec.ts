import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Jobs } from '../../src/platform/background/jobs';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import type { ImportSummary } from '../../src/modules/imports/run/import-summary';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { SOURCE_NAMES, sourceBit } from '../../src/archive/catalogue/price-sources';
import { type Markets, writeSnapshot } from '../support/bulletin-snapshot';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { describeWithRealData } from '../support/real-data';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const KICK_OFF = '2026-08-21T18:30:00Z';
const SEASON =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,PSH,PSD,PSA,P>2.5,P<2.5,AvgCH,AvgCD,AvgCA,B365CH,B365CD,B365CA';
const WIDE =
  'match_date,match_time,tournament,homeTeam,awayTeam,Maç Sonucu :: MS 1,Maç Sonucu :: MS X,Maç Sonucu :: MS 2,Karşılıklı Gol :: KG Var';
const NATIVE =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,observed_at,ft_1_odd';

interface PriceSources {
  sources: string[];
  bookmakers: string[];
  seen_at: string | null;
}
type Sources = Record<'opening' | 'closing', PriceSources>;

const NOWHERE: PriceSources = { sources: [], bookmakers: [], seen_at: null };
const from = (source: string, ...bookmakers: string[]): PriceSources => ({
  sources: [source],
  bookmakers,
  seen_at: null,
});

describe(`where prices come from, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let bySql: TestSite;
  let folder: string;
  let token: string;
  let admin: string;
  let files = 0;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    bySql = await createTestSite({ ODDS_ENGINE: 'sql' }, site);
    // two that write at once wait for each other for ever on the thread that they share
    await bySql.app.get(Jobs).stop('imports');
    token = (await site.member('user')).token;
    admin = (await site.member('admin')).token;
    folder = mkdtempSync(join(tmpdir(), 'sources-'));
  });

  afterEach(async () => {
    const ids = (await site.database.query(
      "SELECT id FROM imports WHERE status <> 'undone' ORDER BY id",
    )) as { id: number }[];
    for (const { id } of ids) await undo(id);
  });

  afterAll(async () => {
    await bySql?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const undo = async (importId: number) => {
    await site.http(admin).delete(`/api/imports/${importId}`).expect(202);
    await site.run('imports');
  };

  async function imported(path: string): Promise<ImportSummary> {
    const summary = await site.app.get(ImportsService).importFile(path);
    expect(summary.status).toBe('done');
    return summary;
  }
  function csv(...lines: string[]): Promise<ImportSummary> {
    const path = join(folder, `${(files += 1)}.csv`);
    writeFileSync(path, lines.join('\n'));
    return imported(path);
  }
  const seen = (at: string, markets: Markets) =>
    imported(
      writeSnapshot(folder, String((files += 1)), {
        ...{ at, markets, kickOff: KICK_OFF },
        ...{ home: 'Göztepe', away: 'Gençlerbirliği' },
      }),
    );
  const idOf = async (home: string): Promise<number> => {
    const [row] = (await site.database.query('SELECT id FROM matches WHERE home_team = ?', [home])) as {
      id: number;
    }[];
    return row!.id;
  };
  const sourcesOf = async (home: string): Promise<Sources> => {
    const { body } = await site
      .http(token)
      .get(`/api/matches/${await idOf(home)}`)
      .expect(200);
    return (body as { sources: Sources }).sources;
  };
  const masks = async () =>
    (
      (await site.database.query(
        'SELECT opening_sources AS opening, closing_sources AS closing FROM matches ORDER BY id',
      )) as { opening: number; closing: number }[]
    ).map(({ opening, closing }) => [opening, closing]);
  const revision = async () =>
    ((await site.database.query('SELECT revision FROM archive_revision')) as { revision: number }[])[0]!
      .revision;

  const DERBY: Markets = { '1': [[1.9, 3.4, 4.2]], '268': [[2.58, 3.29, 1.85], 1] };
  const BULLETIN = '2026-08-21,21:30,Türkiye Süper Ligi,Göztepe,Gençlerbirliği,1.88,3.3,4,1.7';
  const SEASON_ROW =
    'T1,21/08/2026,19:30,Goztep,Genclerbirligi,2,0,1.95,3.3,4,1.97,3.4,4.1,1.9,2,1.9,3.4,4.2,,,';

  describe('one match that three kinds of files describe', () => {
    it('names the sources whose prices count, bookmaker by bookmaker, and when they were seen', async () => {
      await seen('2026-08-20T15:00:00Z', DERBY);
      await seen('2026-08-21T16:00:00.250Z', DERBY);
      await csv(WIDE, BULLETIN);
      await csv(SEASON, SEASON_ROW);
      expect(await sourcesOf('Göztepe')).toEqual({
        // 1X2 of Bet365, 2.5 goals of Pinnacle; the handicap is the first snapshot's, both teams to score the bulletin's
        opening: {
          sources: ['football-data', 'iddaa-wide', 'nesine-snapshot'],
          bookmakers: ['Bet365', 'Pinnacle'],
          seen_at: '2026-08-20T15:00:00.000Z',
        },
        closing: {
          sources: ['football-data', 'iddaa-wide', 'nesine-snapshot'],
          bookmakers: ['Ortalama'],
          seen_at: '2026-08-21T16:00:00.250Z',
        },
      });
    });

    it('leaves out a source whose prices all gave way to better ones, until those are undone', async () => {
      const bulletin = await csv(WIDE, BULLETIN.replace(/1\.7$/, ''));
      expect(await sourcesOf('Göztepe')).toEqual({
        opening: from('iddaa-wide'),
        closing: from('iddaa-wide'),
      });
      const season = await csv(SEASON, SEASON_ROW);
      expect(await sourcesOf('Göztepe')).toEqual({
        opening: from('football-data', 'Bet365', 'Pinnacle'),
        closing: from('football-data', 'Ortalama'),
      });
      await undo(season.importId);
      expect(await sourcesOf('Göztepe')).toEqual({
        opening: from('iddaa-wide'),
        closing: from('iddaa-wide'),
      });
      await csv(SEASON, SEASON_ROW);
      await undo(bulletin.importId);
      expect((await sourcesOf('Göztepe')).closing).toEqual(from('football-data', 'Ortalama'));
    });

    it('says that nothing changed when a file comes again, bookmakers included', async () => {
      await csv(SEASON, SEASON_ROW);
      const before = [await revision(), await masks()];
      const again = await csv(SEASON, SEASON_ROW);
      expect([again.inserted, again.updated, again.unchanged]).toEqual([0, 0, 1]);
      expect([await revision(), await masks()]).toEqual(before);
    });

    it('says that a match has changed when only the bookmaker of its prices has', async () => {
      await csv('Div,Date,HomeTeam,AwayTeam,B365H,B365D,B365A', 'T1,21/08/26,Goztep,Genclerbirligi,2,3,4');
      const pinnacle = await csv(
        'Div,Date,HomeTeam,AwayTeam,PSH,PSD,PSA',
        'T1,21/08/26,Goztep,Genclerbirligi,2,3,4',
      );
      expect([pinnacle.updated, pinnacle.unchanged]).toEqual([1, 0]);
      expect((await sourcesOf('Göztepe')).opening).toEqual(from('football-data', 'Pinnacle'));
    });

    it('follows unmoved prices to their last snapshot without telling searches of a change', async () => {
      await seen('2026-08-20T15:00:00Z', DERBY);
      const before = await revision();
      const later = await seen('2026-08-20T16:00:00Z', DERBY);
      expect([later.updated, later.unchanged, await revision()]).toEqual([0, 1, before]);
      expect(await sourcesOf('Göztepe')).toEqual({
        opening: { ...from('nesine-snapshot'), seen_at: '2026-08-20T15:00:00.000Z' },
        closing: { ...from('nesine-snapshot'), seen_at: '2026-08-20T16:00:00.000Z' },
      });
      await undo(later.importId);
      expect((await sourcesOf('Göztepe')).closing.seen_at).toBe('2026-08-20T15:00:00.000Z');
    });

    it('counts native rows by their set or their instant', async () => {
      const match = '2026-08-21,21:30,Türkiye,Süper Lig';
      await csv(NATIVE, `${match},A,B,opening,,2.1`, `${match},C,D,closing,2026-08-21T10:00:00Z,2.2`);
      expect(await sourcesOf('A')).toEqual({ opening: from('native'), closing: NOWHERE });
      const dated = { ...from('native'), seen_at: '2026-08-21T10:00:00.000Z' };
      expect((await sourcesOf('C')).closing).toEqual(dated);
    });

    it('knows no source of a match without prices', async () => {
      await csv('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'T1,21/08/26,E,F,1,0');
      expect(await sourcesOf('E')).toEqual({ opening: NOWHERE, closing: NOWHERE });
    });
  });

  describe('source=', () => {
    type Query = Record<string, string>;
    const engines = (): [string, TestSite][] => [
      ['index', site],
      ['sql', bySql],
    ];

    async function homes(engine: TestSite, query: Query): Promise<string[]> {
      const { body } = await engine
        .http(token)
        .get('/api/odd-list-full-view')
        .query({ ...query, fields: 'home_team' })
        .expect(200);
      return (body as { items: { home_team: string }[] }).items.map(({ home_team: home }) => home).sort();
    }

    /** What list, summary and export find, which must be the same in both engines. */
    async function found(query: Query): Promise<string[]> {
      const answers = new Set<string>();
      for (const [, engine] of engines()) {
        const teams = await homes(engine, query);
        const summary = await engine.http(token).get('/api/odd-summary').query(query).expect(200);
        expect((summary.body as { total: number }).total).toBe(teams.length);
        const { text } = await engine
          .http(token)
          .get('/api/odd-export')
          .query({ ...query, fields: 'home_team' })
          .expect(200);
        expect(text.trimEnd().split('\r\n').slice(1).sort()).toEqual(teams);
        answers.add(JSON.stringify(teams));
      }
      expect(answers.size).toBe(1);
      return JSON.parse([...answers][0]!) as string[];
    }

    it('finds the matches whose prices of the asked set come from there, all or in part', async () => {
      await csv(SEASON, SEASON_ROW, 'T1,22/08/2026,19:30,G,H,1,0,2,3,4,,,,,,,,,,,');
      await csv(WIDE, BULLETIN, '2026-08-22,21:30,Türkiye Süper Ligi,I,J,1.5,3.3,6,');
      await seen('2026-08-20T15:00:00Z', DERBY);
      await csv(NATIVE, '2026-08-23,21:30,Türkiye,Süper Lig,K,L,closing,,2.1');
      await csv('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG', 'T1,24/08/26,M,N,1,0');
      await archiveCaughtUp(site);
      const bySource = async (type: string): Promise<string[][]> => {
        const lists: string[][] = [];
        for (const source of SOURCE_NAMES) lists.push(await found({ source, filter_type: type }));
        return lists;
      };
      expect(await bySource('1')).toEqual([
        ['G', 'Göztepe'],
        ['Göztepe', 'I'],
        ['Göztepe'],
        [],
        [],
        [],
        [],
        [],
      ]);
      expect(await bySource('2')).toEqual([
        ['Göztepe'],
        ['Göztepe', 'I'],
        ['Göztepe'],
        ['K'],
        [],
        [],
        [],
        [],
      ]);
      expect(await found({ source: 'iddaa-wide', ft_1_odd: '1.5' })).toEqual(['I']);
      expect(await found({ source: '' })).toEqual(['G', 'Göztepe', 'I', 'K', 'M']);
    });

    it('finds a match under its new source as soon as an import or its undoing is committed', async () => {
      await csv(WIDE, BULLETIN);
      await archiveCaughtUp(site);
      const bulletinOnly = { source: 'football-data' };
      expect(await found(bulletinOnly)).toEqual([]);
      const { importId } = await csv(SEASON, SEASON_ROW);
      await archiveCaughtUp(site);
      expect(await found(bulletinOnly)).toEqual(['Göztepe']);
      await undo(importId);
      await archiveCaughtUp(site);
      expect(await found(bulletinOnly)).toEqual([]);
    });

    it('refuses a name that it does not know, and says which ones it knows', async () => {
      for (const path of ['odd-list-full-view', 'odd-summary', 'odd-export']) {
        for (const [, engine] of engines()) {
          const { body } = await engine.http(token).get(`/api/${path}?source=bet365`).expect(400);
          expect(body).toMatchObject({
            code: 'INVALID_FILTER',
            fields: {
              source:
                'Böyle bir oran kaynağı yok. Bilinenler: football-data, iddaa-wide, nesine-snapshot, native, table, elle, demo, demo-bulletin',
            },
          });
        }
      }
    });
  });

  describe('of the demo archive', () => {
    const DAY = '2024-05-18';

    it.each([
      ['played', 'demo', '2024-05-19'],
      ['coming', 'demo-bulletin', DAY],
    ] as const)(
      'is, of a match %s, %s until a file knows better, and again once that is undone',
      async (_, source, today) => {
        const invented = { opening: from(source), closing: from(source) };
        await insertDemoMatches(site.database, { from: DAY, to: DAY, today });
        const rows = await masks();
        expect(rows.length).toBeGreaterThan(0);
        expect(new Set(rows.flat())).toEqual(new Set([sourceBit(source)]));
        const [match] = (await site.database.query(
          `SELECT m.home_team, m.away_team, c.country_name, c.name FROM matches m
           JOIN competitions c ON c.id = m.competition_id ORDER BY m.id LIMIT 1`,
        )) as Record<string, string>[];
        const { home_team: home, away_team: away, country_name: country, name } = match!;
        expect(await sourcesOf(home!)).toEqual(invented);
        const { importId, updated } = await csv(
          NATIVE,
          `${DAY},,${country},${name},${home},${away},closing,,2.1`,
        );
        expect(updated).toBe(1);
        expect(await sourcesOf(home!)).toEqual({
          opening: from(source),
          closing: { ...from('native'), sources: ['native', source] },
        });
        await undo(importId);
        expect(await sourcesOf(home!)).toEqual(invented);
        await archiveCaughtUp(site);
        for (const engine of [site, bySql]) {
          const { body } = await engine.http(token).get(`/api/odd-summary?source=${source}`).expect(200);
          expect((body as { total: number }).total).toBe(rows.length);
        }
        await site.database.query('DELETE FROM matches');
      },
    );
  });

  describeWithRealData('football-data-quirks', 'real season files', (real) => {
    it('are of the bookmaker that a plain reading takes, match by match', async () => {
      const path = join(real, '2324_SC2_dash-odds.csv');
      await imported(path);
      const [head, ...lines] = readFileSync(path, 'utf8')
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => line.split(','));
      /** The bit of the first of these bookmakers that prices the whole market. */
      const bitOf = (cells: string[], columns: string[][]): number =>
        [1, 2, 4, 8][
          columns.findIndex((market) => market.every((name) => Number(cells[head!.indexOf(name)]) > 1))
        ] ?? 0;
      const ofSet = (cells: string[], mark: string): number => {
        const result = ['B365', 'PS', 'Avg', 'Max'].map((maker) =>
          ['H', 'D', 'A'].map((end) => maker + mark + end),
        );
        const goals = ['B365', 'P', 'Avg', 'Max'].map((maker) =>
          ['>2.5', '<2.5'].map((end) => maker + mark + end),
        );
        return bitOf(cells, result) | bitOf(cells, goals);
      };
      const expected = lines.map((cells) => [ofSet(cells, ''), ofSet(cells, 'C')]);
      expect(new Set(expected.flat()).size).toBeGreaterThan(1);
      expect(await masks()).toEqual(expected);
    });
  });
});
