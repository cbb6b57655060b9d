import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { Blog } from '../../src/modules/blogs/entities/blog.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture, storedImages } from '../support/images';
import { FULL_PICK, IMAGE_NAME, NO_SELECTIONS, pickRequests } from '../support/picks';
import { DATABASE_NAME } from '../support/test-database';

describe(`picks on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let editor: TestMember;
  let admin: TestMember;
  let user: TestMember;
  const { add, get, pick } = pickRequests(
    () => site,
    () => ({ editor, admin, user }),
  );

  beforeAll(async () => {
    site = await createTestSite();
    editor = await site.member('editor', { name: 'Gökçe' });
    admin = await site.member('admin');
    user = await site.member('user');
  });

  afterAll(() => site?.close());

  describe('reading', () => {
    beforeAll(async () => {
      await site.database.query('DELETE FROM blogs');
      for (let day = 1; day <= 15; day += 1) {
        await add({
          ...FULL_PICK,
          blogname: `Gün ${day}`,
          author: day % 3 === 0 ? 'İlhan' : 'Şule',
          date: `2026-04-${String(day).padStart(2, '0')}`,
        }).expect(201);
      }
      // the same instant: the order is still certain
      await add({ ...FULL_PICK, blogname: 'Gün 15 b', author: 'ŞULE', date: '2026-04-15' }).expect(201);
    });

    const names = (body: { blogs: { blogname: string }[] }) => body.blogs.map((blog) => blog.blogname);

    it('pages by twelve, newest first', async () => {
      const first = (await get('/api/blogs')).body;
      expect([first.pages, first.total, first.blogs.length]).toEqual([2, 16, 12]);
      expect(names(first).slice(0, 3)).toEqual(['Gün 15 b', 'Gün 15', 'Gün 14']);
      const second = (await get('/api/blogs?page=2&per_page=12&author=')).body;
      expect(names(second)).toEqual(['Gün 4', 'Gün 3', 'Gün 2', 'Gün 1']);
      expect((await get('/api/blogs?page=3')).body).toEqual({ blogs: [], pages: 2, total: 16 });
      const three = await get('/api/blogs?per_page=3');
      expect(names(three.body)).toEqual(['Gün 15 b', 'Gün 15', 'Gün 14']);
      expect(three.headers['x-total-count']).toBe('16');
    });

    it('filters by author under Turkish folding', async () => {
      const { body } = await get(`/api/blogs?author=${encodeURIComponent('şule')}&per_page=100`);
      expect([body.total, body.pages]).toEqual([11, 1]);
      expect((await get(`/api/blogs?author=${encodeURIComponent('ILHAN')}`)).body.total).toBe(5);
      expect((await get('/api/blogs?author=yok')).body).toEqual({ blogs: [], pages: 0, total: 0 });
      expect((await get(`/api/blogs?author=${encodeURIComponent("' OR 1=1 --")}`)).body.total).toBe(0);
    });

    it('searches and sorts for the admin table', async () => {
      const found = await get('/api/blogs?q=GÜN%2015&sort=author&order=asc');
      expect(names(found.body)).toEqual(['Gün 15', 'Gün 15 b']);
      expect((await get('/api/blogs?q=%25')).body.total).toBe(0);
      const bad = await get('/api/blogs?sort=image_filename');
      expect([bad.status, bad.body.fields]).toEqual([
        400,
        { sort: 'Bu sütuna göre sıralanamaz. Olası sütunlar: id, blogname, author, date' },
      ]);
    });

    it('names every author once, in Turkish order', async () => {
      expect((await get('/api/authors')).body).toEqual({ authors: ['İlhan', 'Şule', 'ŞULE'] });
    });

    it('gives one pick bare', async () => {
      const { blogs } = (await get('/api/blogs?per_page=1')).body;
      const answer = await get(`/api/blogs/${blogs[0].id}`);
      expect([answer.status, answer.body]).toEqual([200, blogs[0]]);
    });

    it.each([
      ['/api/blogs/999999', 404],
      ['/api/blogs/0', 400],
      ['/api/blogs/-1', 400],
      ['/api/blogs/1.5', 400],
      ['/api/blogs/abc', 400],
      ['/api/blogs/1%20OR%201=1', 400],
      ['/api/blogs/99999999999999', 400],
      ['/api/blogs?page=0', 400],
      ['/api/blogs?per_page=101', 400],
      ['/api/blogs?page=1&page=2', 400],
      ['/api/blogs?page=abc', 400],
      ['/api/blogs?order=up', 400],
      ['/api/blogs?yazar=a', 400],
      [`/api/blogs?author=${'a'.repeat(61)}`, 400],
    ])('answers %s with %i', async (path, status) => {
      expect((await get(path)).status).toBe(status);
    });
  });

  describe('editing', () => {
    const put = (id: number, body: object, token = editor.token) =>
      site.http(token).put(`/api/blogs/${id}`).send(body);

    it('lets any editor change any pick, and keeps what is not sent', async () => {
      const { body: blog } = await add({ ...FULL_PICK, image_filename: 'eski.jpg' });
      const answer = await put(blog.id, { blogname: 'Yeni', feedback: 'Yeni metin' });
      expect([answer.status, answer.body]).toEqual([
        200,
        { ...blog, blogname: 'Yeni', feedback: 'Yeni metin', edited_at: site.clock.now().toISOString() },
      ]);
      expect((await get(`/api/blogs/${blog.id}`)).body).toEqual(answer.body);
      expect((await get('/api/blogs?q=yeni metin')).body.total).toBe(1);
    });

    it('leaves author and date to admins', async () => {
      const { body: blog } = await add(FULL_PICK);
      const refused = await put(blog.id, { ...FULL_PICK, image_filename: '' });
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([
        403,
        'FORBIDDEN',
        'Yazarı ve tarihi yalnızca yönetici değiştirebilir.',
      ]);
      const allowed = await put(
        blog.id,
        { ...FULL_PICK, author: 'Can', date: '02.05.2026 20:00' },
        admin.token,
      );
      expect([allowed.body.author, allowed.body.date]).toEqual(['Can', '2026-05-02T17:00:00.000Z']);
    });

    it('removes a replaced image, but not one that another row names', async () => {
      const first = await pick();
      const second = await pick();
      const copy = (await add({ ...FULL_PICK, image_filename: second.image_filename })).body;
      await put(first.id, {
        blogname: 'a',
        feedback: 'b',
        image_filename: second.image_filename,
      }).expect(200);
      expect(storedImages(site)).not.toContain(first.image_filename);
      await put(first.id, { blogname: 'a', feedback: 'b', image_filename: '' }).expect(200);
      await put(second.id, { blogname: 'a', feedback: 'b', image_filename: null }).expect(200);
      expect(storedImages(site)).toContain(second.image_filename);
      await put(copy.id, { blogname: 'a', feedback: 'b', image_filename: '' }).expect(200);
      expect(storedImages(site)).not.toContain(second.image_filename);
    });

    it('takes a new image along, and a refused one changes nothing', async () => {
      const blog = await pick();
      const send = (image: Buffer) =>
        site
          .http(editor.token)
          .put(`/api/blogs/${blog.id}`)
          .field('blogname', 'Yeni görsel')
          .field('feedback', 'b')
          .attach('imageFile', image, 'x.png');
      expect((await send(Buffer.from('metin'))).status).toBe(415);
      expect((await get(`/api/blogs/${blog.id}`)).body).toEqual(blog);

      const { body } = await send(await picture().png().toBuffer());
      expect(body.image_filename).toMatch(IMAGE_NAME);
      expect(storedImages(site)).toContain(body.image_filename);
      expect(storedImages(site)).not.toContain(blog.image_filename);
    });

    it('keeps no image for a pick that isn’t there', async () => {
      const before = storedImages(site);
      const answer = await site
        .http(editor.token)
        .put('/api/blogs/999999')
        .field('blogname', 'a')
        .field('feedback', 'b')
        .attach('imageFile', await picture().png().toBuffer(), 'x.png');
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      expect(storedImages(site)).toEqual(before);
    });

    it.each([
      ['../jwt-secret'],
      ['..'],
      ['.'],
      ['a/b.png'],
      ['a\\b.png'],
      ['ğ.png'],
      ['a b.png'],
      [`${'a'.repeat(121)}`],
      [5],
      [['a.png']],
    ])('refuses %j as an image’s name', async (image_filename) => {
      const { body: blog } = await add(FULL_PICK);
      const answer = await put(blog.id, { blogname: 'a', feedback: 'b', image_filename });
      expect(answer.status).toBe(400);
      expect(answer.body.fields.image_filename).toMatch(/^Dosya adı yalnızca/);
    });

    it('never removes a file outside the image folder', async () => {
      const { body: blog } = await add({ ...FULL_PICK, image_filename: 'jwt-secret' });
      await site.http(admin.token).delete(`/api/blogs/${blog.id}`).expect(200);
      expect(existsSync(join(site.settings.dataDir, 'jwt-secret'))).toBe(true);
    });
  });

  describe('the admin table', () => {
    it.each<[object, object]>([
      [{ ...FULL_PICK, author: '' }, { author: 'Yazar zorunlu.' }],
      [{ ...FULL_PICK, author: 'a'.repeat(61) }, { author: 'Yazar en fazla 60 karakter olabilir.' }],
      [{ ...FULL_PICK, date: '' }, { date: 'Tarih zorunlu.' }],
      [{ ...FULL_PICK, date: undefined }, { date: 'Tarih zorunlu.' }],
      [
        { ...FULL_PICK, date: '31.02.2026' },
        { date: 'Tarih okunamadı. Örnekler: 2026-05-17 · 17.05.2026 21:45' },
      ],
      [{ ...FULL_PICK, date: 5 }, { date: 'Tarih okunamadı. Örnekler: 2026-05-17 · 17.05.2026 21:45' }],
      [{ ...FULL_PICK, id: 7 }, { id: 'Bilinmeyen alan.' }],
      [{ ...FULL_PICK, blogname: { $ne: 1 } }, { blogname: 'Başlık zorunlu.' }],
    ])('refuses %j', async (body, fields) => {
      const answer = await add(body);
      expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    });

    it('adds and deletes, with the image, and puts both on record', async () => {
      const { image_filename } = await pick();
      const added = await add({ ...FULL_PICK, image_filename });
      expect([added.status, added.body]).toEqual([
        201,
        {
          id: expect.any(Number),
          blogname: 'Haftanın kuponu',
          feedback: 'Üç maç',
          author: 'Şule',
          date: '2026-05-01T17:00:00.000Z',
          image_filename,
          ...NO_SELECTIONS,
        },
      ]);
      const { id } = added.body;
      const words = JSON.stringify({
        ...added.body,
        ...Object.fromEntries(Object.keys(NO_SELECTIONS).map((name) => [name, undefined])),
      });
      const removed = await site.http(admin.token).delete(`/api/blogs/${id}`);
      expect([removed.status, removed.body]).toEqual([200, { message: 'Kayıt silindi.' }]);
      expect((await site.http(admin.token).delete(`/api/blogs/${id}`)).status).toBe(404);
      // the pick it was copied from still names it
      expect(storedImages(site)).toContain(image_filename);
      const [original] = await site.database.manager.findBy(Blog, { image_filename });
      await site.http(admin.token).delete(`/api/blogs/${original!.id}`).expect(200);
      expect(storedImages(site)).not.toContain(image_filename);

      const entries = await site.database.manager.find(AuditEntry, {
        where: { entity: 'blogs', entity_id: id },
        order: { id: 'ASC' },
      });
      expect(
        entries.map((entry) => [entry.action, entry.username, entry.before_json, entry.after_json]),
      ).toEqual([
        ['create', admin.username, null, words],
        ['delete', admin.username, words, null],
      ]);
    });

    it('leaves exactly one image behind when two editors replace it at once', async () => {
      const blog = await pick();
      const image = await picture().png().toBuffer();
      const before = storedImages(site).filter((name) => name !== blog.image_filename);
      await Promise.all(
        Array.from({ length: 4 }, () =>
          site
            .http(editor.token)
            .put(`/api/blogs/${blog.id}`)
            .field('blogname', 'a')
            .field('feedback', 'b')
            .attach('imageFile', image, 'x.png')
            .expect(200),
        ),
      );
      const { image_filename } = (await get(`/api/blogs/${blog.id}`)).body;
      expect(storedImages(site)).toEqual([...before, image_filename].sort());
    });
  });
});
