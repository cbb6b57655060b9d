import { SiteSetting } from '../../src/modules/settings/site-setting.entity';
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

  it('keeps an image under a name nobody can guess and serves it', async () => {
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

  it('stays when a pick that shared it with a setting goes', async () => {
    const { image_filename } = (await upload(await picture().png().toBuffer())).body;
    await site.database.manager.insert(SiteSetting, {
      name: 'carousel_logos',
      value: JSON.stringify([{ name: 'Logo', image_filename }]),
      updated_at: site.clock.now(),
    });
    const pick = { blogname: 'a', feedback: 'b', author: 'c', date: '2026-05-01', image_filename };
    const { body } = await site.http(admin.token).post('/api/blogs').send(pick).expect(201);
    await site.http(admin.token).delete(`/api/blogs/${body.id}`).expect(200);
    expect(storedImages(site)).toContain(image_filename);
  });
});
