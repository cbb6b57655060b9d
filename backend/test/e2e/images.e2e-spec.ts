import { SiteSetting } from '../../src/modules/settings/entities/site-setting.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { picture, storedImages } from '../support/images';
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
});
