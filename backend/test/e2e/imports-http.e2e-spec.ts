import { existsSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Import } from '../../src/modules/imports/entities/import.entity';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { ImportWorker } from '../../src/modules/imports/queue/import-worker';
import { archiveFingerprint, dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { runImport } from '../support/import-command';
import { addMatches } from '../support/matches';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const SEASON =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,B365H,B365D,B365A,B365CH,B365CD,B365CA';
const game = (home: string, away: string, { date = '17/05/2024', odds = '1.85,3.4,4.2,1.8,3.5,4.4' } = {}) =>
  `T1,${date},19:00,${home},${away},2,1,H,1,0,H,${odds}`;
const csv = (...rows: string[]) => [SEASON, ...rows].join('\n');
const BESIKTAS = game('Besiktas', 'Goztep');

describe(`imports over HTTP on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterEach(async () => {
    await site.run('imports');
    for (const table of ['matches', 'imports', 'competition_aliases', 'competitions', 'team_aliases']) {
      await site.database.query(`DELETE FROM ${table}`);
    }
  });

  afterAll(() => site?.close());

  const http = () => site.http(admin.token);
  const upload = (content: string | Buffer, name = 'T1.csv', fields: Record<string, string> = {}) =>
    http().post('/api/imports').field(fields).attach('file', Buffer.from(content), name);
  const row = async (id: number): Promise<ImportRow> =>
    (await http().get(`/api/imports/${id}`).expect(200)).body as ImportRow;
  /** Uploads a file and waits until it has been imported. */
  async function imported(...given: Parameters<typeof upload>): Promise<ImportRow> {
    const { body } = await upload(...given).expect(202);
    await site.run('imports');
    return row((body as { id: number }).id);
  }
  const waitingFiles = () => readdirSync(join(site.settings.dataDir, 'imports', 'files'));
  const undo = (id: number) => http().delete(`/api/imports/${id}`).expect(200);

  it('imports an upload in the background and tells how it went', async () => {
    expect(await imported(csv(BESIKTAS), 'Süper Lig İ.csv')).toEqual({
      id: expect.any(Number),
      file_name: 'Süper Lig İ.csv',
      format: 'football-data',
      bookmaker: null,
      status: 'done',
      progress: 1,
      rows_read: 1,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      origin: 'upload',
      source: null,
      notice: null,
      error: null,
      has_report: false,
      created_at: site.clock.now().toISOString(),
      finished_at: site.clock.now().toISOString(),
    });
    expect((await dumpArchive(site.database)).map(({ closing }) => closing)).toEqual([
      { ft_1_odd: 180, ft_x_odd: 350, ft_2_odd: 440 },
    ]);
    expect(waitingFiles()).toEqual([]);
    const [entry] = (await http().get('/api/audit?per_page=1').expect(200)).body as [{ action: string }];
    expect(entry).toMatchObject({ action: 'create', entity: 'imports', username: admin.username });
  });

  it('obeys format, bookmaker and replace_demo, and reads compressed files', async () => {
    await addMatches(site.database, [{ country: 'Demo', competition: 'Demo Ligi', home: 'A', away: 'B' }]);
    await site.database.query('UPDATE matches SET is_demo = 1');
    const file = csv(BESIKTAS).replaceAll('B365', 'WH') + '\n';
    const done = await imported(gzipSync(file), 'T1.csv.gz', {
      bookmaker: 'william hill',
      replace_demo: 'true',
    });
    expect(done).toMatchObject({ status: 'done', bookmaker: 'WH', inserted: 1 });
    expect((await dumpArchive(site.database)).map(({ opening }) => opening.ft_1_odd)).toEqual([185]);
    expect(await imported(csv(BESIKTAS), 'T1.csv', { format: 'native' })).toMatchObject({
      status: 'failed',
      error: 'Dosyada kullanılabilir tek bir satır yok.',
    });
  });

  it('has a report of what was left out, safe for spreadsheets', async () => {
    const done = await imported(csv(BESIKTAS, game('=cmd|calc', 'Altay', { date: '32/05/2024' })), '=x.csv');
    expect(done).toMatchObject({ status: 'done', rows_read: 2, inserted: 1, skipped: 1, has_report: true });
    const report = await http().get(`/api/imports/${done.id}/report`).expect(200);
    expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(report.headers['content-disposition']).toContain(`ice-aktarma-${done.id}.csv`);
    expect(report.text.split('\r\n')[1]).toMatch(/^'=x\.csv;3;hata;Date;Tarih yok.*32\/05\/2024$/);
  });

  it('lists the history newest first, by page, state and origin', async () => {
    await imported(csv(BESIKTAS), 'a.csv');
    await imported('nothing to see', 'b.csv');
    const list = async (query: string) => {
      const { body, headers } = await http().get(`/api/imports?${query}`).expect(200);
      return [(body as ImportRow[]).map(({ file_name }) => file_name), headers['x-total-count']];
    };
    expect(await list('')).toEqual([['b.csv', 'a.csv'], '2']);
    expect(await list('per_page=1&page=2')).toEqual([['a.csv'], '2']);
    expect(await list('status=failed')).toEqual([['b.csv'], '1']);
    expect(await list('origin=cli')).toEqual([[], '0']);
    expect(await list('sort=file_name&order=asc')).toEqual([['a.csv', 'b.csv'], '2']);
    await http().get('/api/imports?status=lost').expect(400);
  });

  describe('refuses', () => {
    const fields = async (answer: Promise<{ body: unknown }>) =>
      ((await answer).body as { fields: Record<string, string> }).fields;

    it('a request without a file, an empty file and options it does not know, and keeps nothing', async () => {
      expect(await fields(http().post('/api/imports').field('format', 'native').expect(400))).toEqual({
        file: 'Bir dosya seçin.',
      });
      expect(await fields(upload('').expect(400))).toEqual({ file: 'Dosya boş.' });
      expect(await fields(upload('x', 'x', { format: 'excel' }).expect(400))).toEqual({
        format: expect.stringContaining('nesine-snapshot'),
      });
      expect(await fields(upload('x', 'x', { bookmaker: 'nobody' }).expect(400))).toEqual({
        bookmaker: expect.stringContaining('B365'),
      });
      expect(await fields(upload('x', 'x', { replace_demo: 'maybe' }).expect(400))).toHaveProperty(
        'replace_demo',
      );
      expect(await fields(upload('x', 'x', { path: '/etc' }).expect(400))).toHaveProperty('path');
      expect(waitingFiles()).toEqual([]);
      expect(await site.database.manager.count(Import)).toBe(0);
    });

    it('a file of more than 256 MB, without keeping any of it', async () => {
      const { status, body } = await sendLarge(257);
      expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(body.fields.file).toBe(
        'Dosya en fazla 256 MB olabilir. Sıkıştırılmış (.gz) olarak da gönderebilirsiniz.',
      );
      expect(waitingFiles()).toEqual([]);
    });

    it('a second file, another field, and what breaks off on its way, and keeps nothing', async () => {
      await upload(csv(BESIKTAS)).attach('file', Buffer.from('x'), 'second.csv').expect(400);
      await http().post('/api/imports').attach('other', Buffer.from('x'), 'x.csv').expect(400);
      await http()
        .post('/api/imports')
        .set('content-type', 'multipart/form-data; boundary=x')
        .send('--y')
        .expect(400);
      await breakOff();
      expect(await site.database.manager.count(Import)).toBe(0);
      while (waitingFiles().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    });

    it('files that are no tables, with a sentence in the history', async () => {
      const ends = [
        await imported(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'x.xlsx'),
        await imported(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'x.png'),
        await imported(gzipSync(csv(BESIKTAS)).subarray(0, 60), 'x.gz'),
        await imported('{"cekim": "never", "olay": []}', 'x.json'),
      ];
      expect(ends.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'failed']);
      expect(ends.map(({ error }) => error!.split(/[.:;,]/)[0])).toEqual([
        'Bu bir Excel veya zip dosyası',
        'Bu dosya metin değil',
        'Sıkıştırılmış dosya (',
        'Bülten çekimi okunamadı',
      ]);
      expect(await dumpArchive(site.database)).toEqual([]);
    });

    it('names that lead elsewhere: only the last part is kept, as text', async () => {
      const done = await imported(csv(BESIKTAS), '../../../etc/passwd');
      expect(done.file_name).toBe('passwd');
      expect(existsSync(join(site.settings.dataDir, '..', 'passwd'))).toBe(false);
    });

    it('ids and reports that are not there', async () => {
      await http().get('/api/imports/999999').expect(404);
      await http().get('/api/imports/999999/report').expect(404);
      await http().delete('/api/imports/999999').expect(404);
      await http().get('/api/imports/0').expect(400);
      await http().get('/api/imports/..%2f..%2fsite/report').expect(400);
    });

    /** Sends half a file and hangs up. */
    function breakOff(): Promise<void> {
      const { port } = site.app.getHttpServer().address() as AddressInfo;
      const headers = {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=xxx',
        'content-length': '1000000',
      };
      const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/imports', headers });
      return new Promise((resolve) => {
        sending.on('error', () => resolve());
        sending.write(
          '--xxx\r\nContent-Disposition: form-data; name="file"; filename="half.csv"\r\n\r\nhalf',
        );
        const seen = setInterval(() => {
          if (waitingFiles().length === 0) return;
          clearInterval(seen);
          sending.destroy(new Error('hung up'));
        }, 10);
      });
    }

    /** Streams zeros as a file of so many MiB. */
    function sendLarge(
      mebibytes: number,
    ): Promise<{ status: number; body: { code: string; fields: { file: string } } }> {
      const { port } = site.app.getHttpServer().address() as AddressInfo;
      return new Promise((resolve, reject) => {
        const sending = httpRequest(
          {
            port,
            host: '127.0.0.1',
            method: 'POST',
            path: '/api/imports',
            headers: {
              authorization: `Bearer ${admin.token}`,
              'content-type': 'multipart/form-data; boundary=xxx',
            },
          },
          (answer) => {
            let text = '';
            answer.on('data', (chunk: Buffer) => (text += String(chunk)));
            answer.on('end', () => resolve({ status: answer.statusCode!, body: JSON.parse(text) }));
          },
        );
        // the server may hang up while it is being sent to
        sending.on('error', (error: NodeJS.ErrnoException) => {
          if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
        });
        sending.write(
          '--xxx\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\nContent-Type: text/csv\r\n\r\n',
        );
        const block = Buffer.alloc(1024 * 1024, 'a');
        let sent = 0;
        const more = (): void => {
          while (sent < mebibytes) {
            sent += 1;
            if (!sending.write(block)) return void sending.once('drain', more);
          }
          sending.end('\r\n--xxx--\r\n');
        };
        more();
      });
    }
  });

  describe('undoing one import', () => {
    it('deletes the matches that only it knew, and says so in the audit', async () => {
      const { id } = await imported(csv(BESIKTAS, game('Altay', 'Goztep')));
      const before = await revision();
      const { body } = await undo(id);
      expect(body).toEqual({ message: 'İçe aktarma geri alındı.' });
      expect(await dumpArchive(site.database)).toEqual([]);
      expect(await revision()).toBeGreaterThan(before);
      expect(await site.database.query('SELECT COUNT(*) AS n FROM deleted_matches')).not.toEqual([{ n: 0 }]);
      await http().get(`/api/imports/${id}`).expect(404);
      const [entry] = (await http().get('/api/audit?per_page=1').expect(200)).body as [object];
      expect(entry).toMatchObject({ action: 'delete', entity: 'imports', entity_id: id });
    });

    it('leaves the archive as if its file had never come, whichever of three it was', async () => {
      const files = [
        csv(BESIKTAS, game('Altay', 'Sivasspor')),
        // says the first match again, the second one differently, and a third
        csv(
          BESIKTAS,
          game('Altay', 'Sivasspor', { odds: '2,3,4,2.1,3.1,3.9' }),
          game('Rizespor', 'Konyaspor'),
        ),
        csv(game('Altay', 'Sivasspor'), game('Rizespor', 'Konyaspor', { odds: ',,,,,' })),
      ];
      const clear = async (): Promise<void> => {
        for (const table of ['matches', 'imports']) await site.database.query(`DELETE FROM ${table}`);
      };
      for (const out of files.keys()) {
        for (const [index, content] of files.entries()) if (index !== out) await imported(content);
        const without = await archiveFingerprint(site.database);
        await clear();
        const ids: number[] = [];
        for (const content of files) ids.push((await imported(content)).id);
        await undo(ids[out]!);
        expect([out, await archiveFingerprint(site.database)]).toEqual([out, without]);
        await clear();
      }
    });

    it('gives a match back what it was before any import', async () => {
      await addMatches(site.database, [
        { date: '2024-05-17', home: 'Beşiktaş', away: 'Sivasspor', opening: { ft_1_odd: 1.5 }, full: null },
      ]);
      // a league's code is its own, not the match's
      await site.database.query("UPDATE competitions SET league_code = 'T1'");
      const before = await dumpArchive(site.database);
      const { id, updated } = await imported(csv(game('Besiktas', 'Sivasspor')));
      expect(updated).toBe(1);
      await undo(id);
      expect(await dumpArchive(site.database)).toEqual(before);
      expect(await site.database.query('SELECT id FROM match_observations')).toEqual([]);
    });

    it('takes an import out that still waits, and its file with it', async () => {
      await site.database.manager.insert(Import, { ...runningElsewhere(), file_name: 'before.csv' });
      const { body } = await upload(csv(BESIKTAS)).expect(202);
      await site.run('imports');
      expect(await row((body as { id: number }).id)).toMatchObject({ status: 'queued' });
      await undo((body as { id: number }).id);
      expect(waitingFiles()).toEqual([]);
      await site.database.query('DELETE FROM imports');
    });

    it('refuses while another process runs the import', async () => {
      await site.database.manager.insert(Import, runningElsewhere());
      const [running] = await site.database.manager.find(Import);
      await http().delete(`/api/imports/${running!.id}`).expect(409);
    });

    const revision = async () =>
      ((await site.database.query('SELECT revision FROM archive_revision')) as { revision: number }[])[0]!
        .revision;
  });

  it('imports one file after the other, in the order of their coming', async () => {
    const ids = await Promise.all(
      ['1.80', '1.81', '1.82', '1.83'].map(async (price) => {
        const { body } = await upload(csv(game('Besiktas', 'Goztep', { odds: `${price},3,4,,,` }))).expect(
          202,
        );
        return (body as { id: number }).id;
      }),
    );
    await Promise.all([site.run('imports'), site.run('imports')]);
    const rows = await Promise.all(ids.sort((a, b) => a - b).map(row));
    expect(rows.map(({ status, inserted }) => [status, inserted])).toEqual([
      ['done', 1],
      ['done', 0],
      ['done', 0],
      ['done', 0],
    ]);
  });

  it('takes up what a dead process has left: a kept file goes on, another has failed', async () => {
    const { id } = await imported(csv(BESIKTAS));
    await site.database.manager.insert(Import, {
      ...runningElsewhere(),
      claimed_by: `${hostname()}|999999|gone`,
      file_name: 'lost.csv',
      origin: 'cli',
      claimed_until: new Date('2100-01-01'),
    });
    await runImport(
      { databaseUrl: site.settings.databaseUrl, dataDir: site.settings.dataDir },
      '/nowhere.csv',
    );
    const lost = await site.database.manager.findOneByOrFail(Import, { file_name: 'lost.csv' });
    expect([lost.status, lost.error!.slice(0, 12)]).toEqual(['failed', 'Yarıda kaldı']);
    expect((await row(id)).status).toBe('done');
  });

  describe('in a process of its own', () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => game(`Ev ${index}`, `Dep ${index}`));
    const bad = game('x', 'x', { date: '99/99/2024' });
    const content = csv(...rows.slice(0, 900), bad, ...rows.slice(900));
    let started: SiteProcess[] = [];

    beforeAll(async () => {
      // the other process has the clock of the machine
      site.clock.set(new Date());
      admin = await site.member('admin');
    });

    afterEach(async () => {
      for (const each of started) await each.stop();
      started = [];
    });

    async function start(): Promise<SiteProcess> {
      const process = await SiteProcess.start(site);
      started.push(process);
      return process;
    }
    /** Uploads to a process and waits until it has written at least a batch. */
    async function uploadTo(process: SiteProcess): Promise<number> {
      const form = new FormData();
      form.append('file', new Blob([content]), 'big.csv');
      const answer = await fetch(`${process.address}/api/imports`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}` },
        body: form,
      });
      const { id } = (await answer.json()) as { id: number };
      await until(async () => (await row(id)).rows_read >= 200);
      return id;
    }
    const until = async (condition: () => Promise<boolean>): Promise<void> => {
      while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
    };

    it('finishes the batch at a shutdown and goes on after the next start, with whole counts and report', async () => {
      // this process must not take it up
      const mine = jest.spyOn(site.app.get(ImportWorker) as unknown as { work(): Promise<void> }, 'work');
      mine.mockImplementation(() => Promise.resolve());
      const first = await start();
      const id = await uploadTo(first);
      started = [];
      await first.stop();
      const half = await row(id);
      expect(half.status).toBe('queued');
      expect(half.rows_read).toBeLessThan(3_001);
      expect(half.inserted + half.skipped).toBe(half.rows_read);
      mine.mockRestore();
      await site.run('imports');
      expect(await row(id)).toMatchObject({
        status: 'done',
        rows_read: 3_001,
        inserted: 3_000,
        updated: 0,
        unchanged: 0,
        skipped: 1,
      });
      const report = await http().get(`/api/imports/${id}/report`).expect(200);
      expect(report.text.trimEnd().split('\r\n')).toHaveLength(2);
    });

    it('goes on at once where a killed process stopped', async () => {
      const mine = jest.spyOn(site.app.get(ImportWorker) as unknown as { work(): Promise<void> }, 'work');
      mine.mockImplementation(() => Promise.resolve());
      const first = await start();
      const id = await uploadTo(first);
      started = [];
      await first.kill();
      expect((await row(id)).status).toBe('running');
      mine.mockRestore();
      await site.run('imports');
      expect(await row(id)).toMatchObject({
        status: 'done',
        rows_read: 3_001,
        inserted: 3_000,
        skipped: 1,
      });
    });
  });

  function runningElsewhere(): Omit<Import, 'id'> {
    const now = site.clock.now();
    return {
      file_name: 'x.csv',
      format: null,
      bookmaker: null,
      status: 'running',
      origin: 'upload',
      source: null,
      notice: null,
      stored_file: null,
      replace_demo: false,
      abandoned_at_row: null,
      claimed_by: 'another-host|1|x',
      progress: 0,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      error: null,
      created_at: now,
      claimed_until: new Date(now.getTime() + 60_000),
      finished_at: null,
    };
  }
});
