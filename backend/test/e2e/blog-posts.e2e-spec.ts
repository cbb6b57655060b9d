import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { phoneJpeg, picture, pngBomb, storedImages } from '../support/images';
import { IMAGE_NAME, NO_SELECTIONS, pickRequests } from '../support/picks';
import { DATABASE_NAME } from '../support/test-database';

const CUT_OFF = 'Görsel dosyası yarım kalmış, sonu eksik. Dosyayı yeniden kaydedip tekrar yükleyin.';
const NOT_AN_IMAGE = 'Görsel JPEG, PNG veya WebP biçiminde olmalı.';

describe(`posting picks on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let editor: TestMember;
  let admin: TestMember;
  let user: TestMember;
  const { get, pick, post } = pickRequests(
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

  describe('posting', () => {
    it('publishes a pick under the editor’s name with an image that carries no metadata and stands upright', async () => {
      const answer = await post(
        { blogname: '  Derbi  kuponu ', feedback: 'İki maç\r\n<b>üst</b>' },
        await phoneJpeg(60, 40),
      );
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        id: expect.any(Number),
        blogname: 'Derbi kuponu',
        author: 'Gökçe',
        date: site.clock.now().toISOString(),
        feedback: 'İki maç\n<b>üst</b>',
        image_filename: expect.stringMatching(IMAGE_NAME),
        ...NO_SELECTIONS,
      });

      const image = await site.http().get(`/assets/kupon/${answer.body.image_filename}`);
      expect(image.status).toBe(200);
      expect(image.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(
        image.body as Buffer,
      ).metadata();
      expect([format, width, height]).toEqual(['webp', 40, 60]);
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
    });

    it('goes by the content of the image, not its name', async () => {
      const answers = [
        await post({ blogname: 'a', feedback: 'b' }, await picture().png().toBuffer(), 'resim.jpg'),
        await post({ blogname: 'a', feedback: 'b' }, await picture().webp().toBuffer(), 'resim.html'),
        await post(
          { blogname: 'a', feedback: 'b' },
          await picture().jpeg().toBuffer(),
          '../../../etc/passwd',
        ),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.body.image_filename)).size).toBe(3);
      for (const { body } of answers) expect(body.image_filename).toMatch(IMAGE_NAME);
    });

    it('makes a very long screenshot small enough for WebP', async () => {
      const answer = await post(
        { blogname: 'a', feedback: 'b' },
        await picture(400, 20_000).png().toBuffer(),
      );
      expect(answer.status).toBe(201);
      const image = await site.http().get(`/assets/kupon/${answer.body.image_filename}`);
      expect(await sharp(image.body as Buffer).metadata()).toMatchObject({ width: 160, height: 8_000 });
    });

    const html = '<!doctype html><script>alert(1)</script>';
    it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
      ['HTML named .png', () => Buffer.from(html), 415, NOT_AN_IMAGE],
      [
        'HTML behind a PNG signature',
        () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(html)]),
        415,
        NOT_AN_IMAGE,
      ],
      [
        'SVG',
        () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        415,
        NOT_AN_IMAGE,
      ],
      ['GIF', () => picture().gif().toBuffer(), 415, NOT_AN_IMAGE],
      ['an empty file', () => Buffer.alloc(0), 415, NOT_AN_IMAGE],
      [
        'half a JPEG',
        async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 1_000),
        415,
        CUT_OFF,
      ],
      ['a file of 6 MiB', () => Buffer.alloc(6 * 1024 * 1024, 1), 413, 'Görsel en fazla 5 MB olabilir.'],
      ['a decompression bomb', () => pngBomb(20_000, 20_000), 413, 'Görsel en fazla 40 megapiksel olabilir.'],
    ])('refuses %s and leaves no file', async (_, make, status, sentence) => {
      const before = storedImages(site);
      const answer = await post({ blogname: 'a', feedback: 'b' }, await make(), 'kupon.png');
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ error: sentence, fields: { imageFile: sentence } });
      expect(storedImages(site)).toEqual(before);
    });

    it.each<[object, object]>([
      [{ feedback: 'b' }, { blogname: 'Başlık zorunlu.' }],
      [{ blogname: ' \u0000\t', feedback: 'b' }, { blogname: 'Başlık zorunlu.' }],
      [{ blogname: 'ş'.repeat(161), feedback: 'b' }, { blogname: 'Başlık en fazla 160 karakter olabilir.' }],
      [{ blogname: 'a', feedback: '' }, { feedback: 'Alt metin zorunlu.' }],
      [
        { blogname: 'a', feedback: 'x'.repeat(191) },
        { feedback: 'Alt metin en fazla 190 karakter olabilir.' },
      ],
      [{ blogname: 'a', feedback: 'b', author: 'başkası' }, { author: 'Bilinmeyen alan.' }],
      [{ blogname: 'a', feedback: 'b', image_filename: 'x.png' }, { image_filename: 'Bilinmeyen alan.' }],
    ])('refuses the fields %j and keeps no image', async (fields, wanted) => {
      const before = storedImages(site);
      const answer = await post(fields as Record<string, string>, await picture().png().toBuffer());
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        wanted,
      ]);
      expect(storedImages(site)).toEqual(before);
    });

    it('counts characters as people do: 190 emoji fit', async () => {
      const { body } = { body: await pick({ feedback: '🏆'.repeat(190) }) };
      expect((await get(`/api/blogs/${body.id}`)).body.feedback).toBe('🏆'.repeat(190));
    });

    it('needs an image, exactly one, in its own field', async () => {
      const none = await post({ blogname: 'a', feedback: 'b' });
      expect([none.status, none.body.fields]).toEqual([400, { imageFile: 'Görsel zorunlu.' }]);
      const json = await site.http(editor.token).post('/api/editor').send({ blogname: 'a', feedback: 'b' });
      expect([json.status, json.body.fields]).toEqual([400, { imageFile: 'Görsel zorunlu.' }]);

      const image = await picture().png().toBuffer();
      const two = await post({ blogname: 'a', feedback: 'b' }, image).attach('imageFile', image, 'b.png');
      expect([two.status, two.body.code]).toEqual([400, 'INVALID_REQUEST']);
      const other = await site
        .http(editor.token)
        .post('/api/editor')
        .field('blogname', 'a')
        .field('feedback', 'b')
        .attach('file', image, 'b.png');
      expect([other.status, other.body.code]).toEqual([400, 'INVALID_REQUEST']);
      const broken = await site
        .http(editor.token)
        .post('/api/editor')
        .set('Content-Type', 'multipart/form-data; boundary=x')
        .send('--x\r\nContent-Disposition: form-data; name="blogname"\r\n\r\nkesik');
      expect([broken.status, broken.body.code]).toEqual([400, 'INVALID_REQUEST']);
    });
  });

  describe('images', () => {
    it('are never listed, and nothing beside them is served', async () => {
      writeFileSync(join(site.settings.dataDir, 'kupon', '.gizli.png'), 'x');
      writeFileSync(join(site.settings.dataDir, 'kupon', 'sayfa.html'), '<script>1</script>');
      for (const path of [
        '',
        '/',
        '/yok.webp',
        '/..%2fsite.sqlite',
        '/..%2f..%2f..%2fetc%2fpasswd',
        '/%2e%2e/jwt-secret',
        '/..%5cjwt-secret',
        '/.gizli.png',
        '/sayfa.html',
        '/a.png%00.webp',
        `/${'a'.repeat(300)}.png`,
      ]) {
        const answer = await site.http().get(`/assets/kupon${path}`);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
      }
    });

    it('answer only to reading', async () => {
      const { image_filename: name } = await pick();
      const head = await site.http().head(`/assets/kupon/${name}`);
      expect([head.status, head.headers['content-type']]).toEqual([200, 'image/webp']);
      for (const method of ['post', 'put', 'delete'] as const) {
        expect((await site.http(admin.token)[method](`/assets/kupon/${name}`)).status).toBe(404);
      }
      expect(storedImages(site)).toContain(name);
    });
  });
});
