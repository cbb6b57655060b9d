import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

describe(`password mails sent by an admin on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const ask = (id: number) => site.http(admin.token).post(`/api/users/${id}/password-mail`);

  /** The token of the newest mail to an address. */
  async function tokenTo(address: string): Promise<{ subject: string; token: string }> {
    await site.run('mail');
    const folder = join(site.settings.dataDir, 'outbox');
    for (const file of readdirSync(folder).sort().reverse()) {
      const mail = await PostalMime.parse(readFileSync(join(folder, file)));
      if (mail.to![0]!.address !== address) continue;
      return { subject: mail.subject!, token: /sifre-sifirla#token=([\w-]+)/.exec(mail.text!)![1]! };
    }
    throw new Error(`No mail to ${address}`);
  }

  const confirm = (token: string, password = 'yeni-Şifre-4-4-2') =>
    site.http().post('/api/password-reset/confirm').send({ token, password });

  it('let somebody whose first mail got lost set a password; the first link stops working', async () => {
    const form = { username: 'gecikmiş', email: 'gecikmis@example.com', role: 'wait' };
    const { body: user } = await site.http(admin.token).post('/api/users').send(form);
    const first = await tokenTo(form.email);
    site.clock.advance(60_000);
    const { status, body } = await ask(user.id as number);
    expect([status, body.message]).toEqual([
      202,
      'Şifre bağlantısı gecikmis@example.com adresine gönderiliyor.',
    ]);
    const second = await tokenTo(form.email);
    expect(second.subject).toBe('Hesabınız açıldı: şifrenizi belirleyin');
    expect(second.token).not.toBe(first.token);
    await confirm(first.token).expect(400);
    await confirm(second.token).expect(204);
    await site
      .http()
      .post('/api/login')
      .send({ email: form.email, password: 'yeni-Şifre-4-4-2' })
      .expect(200);
  });

  it('reset the password of somebody who has one', async () => {
    const member = await site.member('user');
    await ask(member.id).expect(202);
    const { subject, token } = await tokenTo(member.email);
    expect(subject).toBe('Şifre sıfırlama bağlantınız');
    await confirm(token).expect(204);
  });

  it('go to no one who isn’t there', async () => {
    await ask(999_999).expect(404);
  });

  it('can be found among all mails by their state', async () => {
    const { id } = await site.member('user');
    await ask(id).expect(202);
    const states = async (query: string) =>
      ((await site.http(admin.token).get(`/api/mails${query}`)).body as { status: string }[]).map(
        (row) => row.status,
      );
    await site.run('mail');
    expect(new Set(await states('?status=sent'))).toEqual(new Set(['sent']));
    expect(await states('?status=failed')).toEqual([]);
    expect((await site.http(admin.token).get('/api/mails?status=kayıp')).status).toBe(400);
  });
});
