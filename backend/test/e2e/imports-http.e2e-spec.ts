import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Import } from '../../src/modules/imports/entities/import.entity';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { breakOffUpload, importRequests, uploadOf } from '../support/import-requests';
import { addMatches } from '../support/matches';
import { BESIKTAS, seasonFile, seasonRow } from '../support/season-rows';
import { DATABASE_NAME } from '../support/test-database';

describe(`imports over HTTP on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { clear, http, imported, upload, waitingFiles } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterEach(async () => {
    await site.run('imports');
    await clear();
  });

  afterAll(() => site?.close());

  it('imports an upload in the background and shows how it went', async () => {
    expect(await imported(seasonFile(BESIKTAS), 'Süper Lig İ.csv')).toEqual({
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
      ...{ old_copies: 0, awarded: 0, doubles: 0 },
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
    const file = seasonFile(BESIKTAS).replaceAll('B365', 'WH') + '\n';
    const done = await imported(gzipSync(file), 'T1.csv.gz', {
      bookmaker: 'william hill',
      replace_demo: 'true',
    });
    expect(done).toMatchObject({ status: 'done', bookmaker: 'WH', inserted: 1 });
    expect((await dumpArchive(site.database)).map(({ opening }) => opening.ft_1_odd)).toEqual([185]);
    expect(await imported(seasonFile(BESIKTAS), 'T1.csv', { format: 'native' })).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^Başlık satırı bulunamadı; ilk satır: Div,/),
    });
  });

  it('has a report of what was left out, safe for spreadsheets', async () => {
    const done = await imported(
      seasonFile(BESIKTAS, seasonRow('=cmd|calc', 'Altay', { date: '32/05/2024' })),
      '=x.csv',
    );
    expect(done).toMatchObject({ status: 'done', rows_read: 2, inserted: 1, skipped: 1, has_report: true });
    const report = await http().get(`/api/imports/${done.id}/report`).expect(200);
    expect(report.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(report.headers['content-disposition']).toContain(`ice-aktarma-${done.id}.csv`);
    expect(report.text.split('\r\n')[1]).toMatch(/^'=x\.csv;3;hata;Date;Tarih yok.*32\/05\/2024$/);
  });

  it('lists the history newest first, by page, state and origin', async () => {
    await imported(seasonFile(BESIKTAS), 'a.csv');
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
      expect(await fields(upload('').expect(400))).toEqual({ file: 'Boş dosya: içinde hiçbir şey yok.' });
      expect(await fields(upload('x', 'x', { format: 'excel' }).expect(400))).toEqual({
        format: expect.stringContaining('nesine-snapshot'),
      });
      expect(await fields(upload('x', 'x', { bookmaker: 'unknown' }).expect(400))).toEqual({
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
      const { status, body } = await uploadOf(site, admin, 257);
      expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(body.fields.file).toBe(
        'Dosya en fazla 256 MB olabilir. Sıkıştırılmış (.gz) olarak da gönderebilirsiniz.',
      );
      expect(waitingFiles()).toEqual([]);
    });

    it('a second file, another field, and what breaks off on its way, and keeps nothing', async () => {
      await upload(seasonFile(BESIKTAS)).attach('file', Buffer.from('x'), 'second.csv').expect(400);
      await http().post('/api/imports').attach('other', Buffer.from('x'), 'x.csv').expect(400);
      await http()
        .post('/api/imports')
        .set('content-type', 'multipart/form-data; boundary=x')
        .send('--y')
        .expect(400);
      await breakOffUpload(site, admin);
      expect(await site.database.manager.count(Import)).toBe(0);
      while (waitingFiles().length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    });

    it('files that are no tables, with a sentence in the history', async () => {
      const ends = [
        await imported(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'x.xlsx'),
        await imported(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'x.png'),
        await imported(gzipSync(seasonFile(BESIKTAS)).subarray(0, 60), 'x.gz'),
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
      const done = await imported(seasonFile(BESIKTAS), '../../../etc/passwd');
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
  });
});
