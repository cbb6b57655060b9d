import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SiteSetting } from '../../src/modules/settings/entities/site-setting.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture, storedImages } from '../support/images';
import { describeWithRealData } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';

describe(`images for settings on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const upload = (content: Buffer) =>
    site.http(admin.token).post('/api/images').attach('imageFile', content, 'logo.png');

  it('keeps an image under a name that can not be guessed and serves it', async () => {
    const answer = await upload(await picture().png().toBuffer());
    expect([answer.status, answer.body]).toEqual([
      201,
      { image_filename: expect.stringMatching(/^[0-9a-f]{32}\.webp$/) },
    ]);
    expect((await site.http().get(`/assets/kupon/${answer.body.image_filename}`)).status).toBe(200);
  });

  it('refuses what is no image, and a request without one', async () => {
    const before = storedImages(site);
    expect((await upload(Buffer.from('<svg/>'))).status).toBe(415);
    const none = await site.http(admin.token).post('/api/images').send({});
    expect([none.status, none.body.fields]).toEqual([400, { imageFile: 'Görsel zorunlu.' }]);
    expect(storedImages(site)).toEqual(before);
  });

  describeWithRealData('cases/18-images', 'of phones', (folder) => {
    it.each([
      ['heic.heic', /^Bu bir HEIC fotoğrafı.*En Uyumlu/],
      ['truncated.jpg', /^Görsel dosyası yarım kalmış/],
    ])('that can not be shown are refused with what to do: %s', async (file, sentence) => {
      const { status, body } = await upload(readFileSync(join(folder, file)));
      expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect([body.error, body.fields.imageFile]).toEqual([
        expect.stringMatching(sentence),
        expect.stringMatching(sentence),
      ]);
    });
  });

  it.each(['a setting', 'a pick', 'an entry of the winners club'])(
    'stays while %s still names it, and goes with the last row',
    async (holder) => {
      const { image_filename } = (await upload(await picture().png().toBuffer())).body;
      const post = { blogname: 'a', feedback: 'b', author: 'c', date: '2026-05-01', image_filename };
      const add = async (table: string) =>
        `/api/${table}/${(await site.http(admin.token).post(`/api/${table}`).send(post).expect(201)).body.id}`;
      const remove = (path: string) => site.http(admin.token).delete(path).expect(200);
      const { manager } = site.database;
      const setting = { name: 'carousel_logos' };
      const held = {
        'a setting': async () => {
          await manager.insert(SiteSetting, {
            ...setting,
            value: JSON.stringify([{ name: 'Logo', image_filename }]),
            updated_at: site.clock.now(),
          });
          return () => manager.delete(SiteSetting, setting);
        },
        'a pick': async () => {
          const path = await add('blogs');
          return () => remove(path);
        },
        'an entry of the winners club': async () => {
          const path = await add('winnersclub');
          return () => remove(path);
        },
      }[holder]!;
      const letGo = await held();
      await remove(await add('blogs'));
      await remove(await add('winnersclub'));
      expect(storedImages(site)).toContain(image_filename);
      const last = await add('blogs');
      await letGo();
      expect(storedImages(site)).toContain(image_filename);
      await remove(last);
      expect(storedImages(site)).not.toContain(image_filename);
    },
  );

  describe('the small size', () => {
    const stored = (name: string) => join(site.settings.dataDir, 'kupon', name);
    const ask = (name: string) => site.http().get(`/assets/kupon/${name}-480.webp`);
    const keep = async (width: number, height: number): Promise<string> =>
      (await upload(await picture(width, height).png().toBuffer())).body.image_filename;

    it('is 480 px wide, made when first asked for, and served like the image itself', async () => {
      const name = await keep(1_000, 1_250);
      expect(storedImages(site)).not.toContain(`${name}-480.webp`);
      const [image, small] = [await site.http().get(`/assets/kupon/${name}`), await ask(name)];
      const rules = ['content-type', 'cache-control', 'x-content-type-options', 'x-robots-tag'];
      expect(rules.map((rule) => small.headers[rule])).toEqual([
        'image/webp',
        'public, max-age=31536000, immutable',
        'nosniff',
        'noindex',
      ]);
      expect(rules.map((rule) => image.headers[rule])).toEqual(rules.map((rule) => small.headers[rule]));
      expect(await sharp(small.body as Buffer).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
        height: 600,
      });
      expect(storedImages(site)).toContain(`${name}-480.webp`);
      const head = await site.http().head(`/assets/kupon/${name}-480.webp`);
      expect([head.status, head.headers['content-type']]).toEqual([200, 'image/webp']);
    });

    it('is no larger than the image', async () => {
      const small = await ask(await keep(300, 200));
      expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ width: 300, height: 200 });
    });

    it('belongs to images put there by hand too', async () => {
      writeFileSync(stored('elle.jpg'), await picture(960, 600).jpeg().toBuffer());
      const small = await ask('elle.jpg');
      expect(small.headers['content-type']).toBe('image/webp');
      expect(await sharp(small.body as Buffer).metadata()).toMatchObject({ width: 480, height: 300 });
    });

    it('is made once for many who ask at the same time', async () => {
      const name = await keep(2_000, 2_000);
      const made = new Set<number>();
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const answer = await ask(name);
          made.add(statSync(stored(`${name}-480.webp`)).ino);
          return answer;
        }),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect((await sharp(body as Buffer).metadata()).width).toBe(480);
      }
      expect(made.size).toBe(1);
      expect(storedImages(site).filter((file) => file.endsWith('.part'))).toEqual([]);
    });

    it('is never made for a name without an image, nor of itself', async () => {
      const name = await keep(600, 600);
      await ask(name).expect(200);
      const before = storedImages(site);
      for (const unknown of ['yok.webp', '..%2fsite.png', '.gizli.png', 'sayfa.html', `${name}-480.webp`]) {
        const answer = await ask(unknown);
        expect([unknown, answer.status]).toEqual([unknown, 404]);
        expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
      }
      expect(storedImages(site)).toEqual(before);
    });

    it('goes with the image', async () => {
      const image_filename = await keep(600, 600);
      const post = { blogname: 'a', feedback: 'b', author: 'c', date: '2026-05-01', image_filename };
      const { id } = (await site.http(admin.token).post('/api/blogs').send(post).expect(201)).body;
      await ask(image_filename).expect(200);
      await site.http(admin.token).delete(`/api/blogs/${id}`).expect(200);
      expect(storedImages(site).filter((file) => file.startsWith(image_filename))).toEqual([]);
      expect((await ask(image_filename)).status).toBe(404);
    });

    it('can not be removed by a row that names it', async () => {
      const image_filename = `${await keep(600, 600)}-480.webp`;
      await site.http().get(`/assets/kupon/${image_filename}`).expect(200);
      const post = { blogname: 'a', feedback: 'b', author: 'c', date: '2026-05-01', image_filename };
      const { id } = (await site.http(admin.token).post('/api/blogs').send(post).expect(201)).body;
      await site.http(admin.token).delete(`/api/blogs/${id}`).expect(200);
      expect(storedImages(site)).toContain(image_filename);
    });

    it('is the image itself, not to be kept, where none can be made, and then holds up no other', async () => {
      writeFileSync(stored('bozuk.png'), 'no picture');
      const broken = await ask('bozuk.png');
      expect([broken.status, broken.headers['content-type'], String(broken.body)]).toEqual([
        200,
        'image/png',
        'no picture',
      ]);
      expect(broken.headers['cache-control']).toBe('public, max-age=0');
      await ask(await keep(600, 600)).expect(200);
      copyFileSync(stored(await keep(700, 700)), stored('bozuk.png'));
      expect((await ask('bozuk.png')).headers['content-type']).toBe('image/webp');
    });
  });
});
