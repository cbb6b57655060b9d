import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blog } from '../../src/modules/blogs/entities/blog.entity';
import { postColumns } from '../../src/modules/blogs/posts/post-values';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { ImportStore, type NewImport } from '../../src/modules/imports/queue/import-store';
import { Receipt } from '../../src/modules/payments/entities/receipt.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { testPdf } from '../support/pdf';
import { DATABASE_NAME } from '../support/test-database';

const CSV = 'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd\n';

/** Rows as a backup from elsewhere may bring them: their names of files lead out of the folders they belong to. */
describe(`names of files in rows on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const path = (...parts: string[]) => join(site.settings.dataDir, ...parts);

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  beforeEach(() => {
    writeFileSync(path('key'), 'secret');
    writeFileSync(path('key.png'), 'secret');
    mkdirSync(path('elsewhere'), { recursive: true });
    writeFileSync(path('elsewhere', 'key.csv'), `${CSV}2024-05-17,20:00,Türkiye,Süper Lig,Ev,Konuk,2,1.85\n`);
  });
  afterAll(() => site?.close());

  async function receiptNamed(stored_name: string): Promise<{ member: TestMember; id: number }> {
    const member = await site.member('wait');
    const { body } = await site
      .http(member.token)
      .post('/api/receipts')
      .field('duration_type', '1_month')
      .attach('file', testPdf(), 'a.pdf');
    const { id } = body as { id: number };
    await site.database.manager.update(Receipt, { id }, { stored_name });
    return { member, id };
  }

  it.each(['../key', '../elsewhere/key.csv', '/etc/hostname', '..\\key', '.', '', 'x/../../key'])(
    'let no one read or remove %j as a receipt',
    async (name) => {
      const { member, id } = await receiptNamed(name);
      for (const { token } of [member, admin])
        expect((await site.http(token).get(`/api/receipts/${id}/file`)).status).toBe(404);
      expect((await site.http(admin.token).delete(`/api/users/${member.id}`)).status).toBe(200);
      expect(existsSync(path('key'))).toBe(true);
      expect(existsSync(path('elsewhere', 'key.csv'))).toBe(true);
    },
  );

  it.each(['../key.png', '../key', '..'])('let no one remove %j as an image', async (image_filename) => {
    const author = 'Editör';
    const columns = postColumns({
      blogname: 'Kupon',
      feedback: 'Özet',
      author,
      date: new Date(),
      image_filename,
    });
    const { id } = (await site.database.manager.insert(Blog, columns)).identifiers[0] as { id: number };
    expect((await site.http(admin.token).delete(`/api/blogs/${id}`)).status).toBe(200);
    expect(existsSync(path('key.png'))).toBe(true);
    expect((await site.http().get('/assets/kupon/..%2fkey.png')).status).toBe(404);
  });

  const enter = (entry: Partial<NewImport>, state: Parameters<ImportStore['add']>[1] = {}) =>
    site.app.get(ImportStore).add({ fileName: 'a.csv', origin: 'upload', ...entry }, state);

  it.each([
    'elsewhere/key.csv',
    'imports/files/../../elsewhere/key.csv',
    'inbox/.taken/0123456789abcdef/../../../elsewhere/key.csv',
    '../elsewhere/key.csv',
  ])('let nothing import or remove %j', async (storedFile) => {
    const waiting = await enter({ storedFile });
    const over = [
      await enter({ storedFile }, { status: 'done' }),
      await enter({ storedFile, origin: 'inbox' }, { status: 'failed' }),
    ];
    await site.run('imports');
    const rows = await site.database.manager.findBy(Import, { stored_file: storedFile });
    expect(rows.map(({ id, status }) => [id, status])).toEqual([[waiting, 'queued']]);
    expect(existsSync(path('elsewhere', 'key.csv'))).toBe(true);
    for (const id of [waiting, ...over])
      expect((await site.http(admin.token).delete(`/api/imports/${id}`)).status).toBe(202);
    await site.run('imports');
    expect(existsSync(path('elsewhere', 'key.csv'))).toBe(true);
    expect(await site.database.query('SELECT id FROM matches')).toEqual([]);
  });

  it('put files of the inbox away under the name they have there', async () => {
    const place = path('inbox', '.taken', '0123456789abcdef');
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'b.csv'), CSV);
    await enter(
      { origin: 'inbox', fileName: '../../../moved', storedFile: 'inbox/.taken/0123456789abcdef/b.csv' },
      { status: 'done' },
    );
    await site.run('imports');
    expect(readdirSync(path('inbox', 'done'))).toEqual(['b.csv']);
    expect(readFileSync(path('inbox', 'done', 'b.csv'), 'utf8')).toBe(CSV);
  });
});
