import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture, storedImages } from '../support/images';
import { DATABASE_NAME } from '../support/test-database';

const ENTRY = {
  blogname: 'Mayıs şampiyonu',
  feedback: 'Altıda altı!\n<b>Tebrikler</b>',
  author: 'Çağla',
  date: '2026-05-10',
  image_filename: '',
};

describe(`the winners club on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let user: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
    user = await site.member('user');
  });

  afterAll(() => site?.close());

  const http = () => site.http(admin.token);
  const add = (change: object = {}) =>
    http()
      .post('/api/winnersclub')
      .send({ ...ENTRY, ...change });
  const list = (query = '') => site.http(user.token).get(`/api/winnersclub${query}`);
  const titles = (body: { winnersclub: { blogname: string }[] }) =>
    body.winnersclub.map((entry) => entry.blogname);

  it('is empty at first', async () => {
    const answer = await list();
    expect([answer.status, answer.body]).toEqual([200, { winnersclub: [] }]);
  });

  it('shows members what admins added, newest first, as plain text', async () => {
    const added = await add();
    expect([added.status, added.body]).toEqual([
      201,
      {
        ...ENTRY,
        ...{ id: expect.any(Number), date: '2026-05-09T21:00:00.000Z', image_filename: null, blog_id: null },
      },
    ]);
    await add({ blogname: 'Önceki', date: '2026-04-01' }).expect(201);
    await add({ blogname: 'Aynı gün', date: '2026-05-10' }).expect(201);
    const { body } = await list();
    expect(titles(body)).toEqual(['Aynı gün', 'Mayıs şampiyonu', 'Önceki']);
    expect(body.winnersclub[1]).toEqual(added.body);
  });

  it('pages, searches and sorts when asked to', async () => {
    const page = await list('?page=2&per_page=2');
    expect([titles(page.body), page.headers['x-total-count']]).toEqual([['Önceki'], '3']);
    expect(titles((await list('?q=SAMPIYON')).body)).toEqual(['Mayıs şampiyonu']);
    expect(titles((await list('?sort=blogname')).body)).toEqual(['Aynı gün', 'Mayıs şampiyonu', 'Önceki']);
    for (const query of ['?sort=feedback', '?page=0', '?author=a']) {
      expect([query, (await list(query)).status]).toEqual([query, 400]);
    }
  });

  it('takes an image along, and removes it with the entry', async () => {
    const image = await picture().png().toBuffer();
    const send = (method: 'post' | 'put', path: string, content: Buffer) => {
      const request = http()[method](path).attach('imageFile', content, 'x.png');
      for (const [name, value] of Object.entries(ENTRY)) void request.field(name, value);
      return request;
    };
    const added = await send('post', '/api/winnersclub', image);
    expect([added.status, storedImages(site)]).toEqual([201, [added.body.image_filename]]);
    const changed = await send('put', `/api/winnersclub/${added.body.id}`, image);
    expect([changed.status, storedImages(site)]).toEqual([200, [changed.body.image_filename]]);
    expect(changed.body.image_filename).not.toBe(added.body.image_filename);
    expect((await send('post', '/api/winnersclub', Buffer.from('<html>'))).status).toBe(415);
    await http().delete(`/api/winnersclub/${added.body.id}`).expect(200);
    expect(storedImages(site)).toEqual([]);
  });

  it('shares an image with a pick until the last of the two is gone', async () => {
    const pick = await http()
      .post('/api/editor')
      .field('blogname', 'a')
      .field('feedback', 'b')
      .attach('imageFile', await picture().png().toBuffer(), 'x.png')
      .expect(201);
    const { image_filename } = pick.body;
    const winner = await add({ image_filename }).expect(201);
    await http().delete(`/api/blogs/${pick.body.id}`).expect(200);
    expect(storedImages(site)).toEqual([image_filename]);
    await http().delete(`/api/winnersclub/${winner.body.id}`).expect(200);
    expect(storedImages(site)).toEqual([]);
  });

  it('is edited and deleted by admins, on record', async () => {
    const { body: added } = await add();
    const changed = await http()
      .put(`/api/winnersclub/${added.id}`)
      .send({ ...ENTRY, author: 'Ece', date: '11.05.2026 09:30' });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...added, author: 'Ece', date: '2026-05-11T06:30:00.000Z' },
    ]);
    const removed = await http().delete(`/api/winnersclub/${added.id}`);
    expect([removed.status, removed.body]).toEqual([200, { message: 'Kayıt silindi.' }]);
    expect((await http().delete(`/api/winnersclub/${added.id}`)).status).toBe(404);
    expect((await http().put(`/api/winnersclub/${added.id}`).send(ENTRY)).status).toBe(404);
    const entries = await site.database.manager.find(AuditEntry, {
      where: { entity: 'winnersclub', entity_id: added.id },
      order: { id: 'ASC' },
    });
    expect(entries.map((entry) => entry.action)).toEqual(['create', 'update', 'delete']);
  });

  it.each<[string, object, object]>([
    ['no title', { blogname: '' }, { blogname: 'Başlık zorunlu.' }],
    ['no text', { feedback: undefined }, { feedback: 'Alt metin zorunlu.' }],
    [
      'a long text',
      { feedback: 'x'.repeat(1_001) },
      { feedback: 'Alt metin en fazla 1.000 karakter olabilir.' },
    ],
    ['no author', { author: null }, { author: 'Yazar zorunlu.' }],
    ['no date', { date: '' }, { date: 'Tarih zorunlu.' }],
    [
      'a path as image',
      { image_filename: '../x.png' },
      {
        image_filename:
          'Dosya adı yalnızca harf, rakam, nokta, alt çizgi ve tire içerebilir (en fazla 120 karakter).',
      },
    ],
    ['an unknown field', { search_text: 'x' }, { search_text: 'Bilinmeyen alan.' }],
  ])('refuses an entry with %s', async (_, change, fields) => {
    const answer = await add(change);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
  });
});
