import { User } from '../../src/modules/users/entities/user.entity';
import { PasswordToken } from '../../src/modules/auth/entities/password-token.entity';
import { SecondFactor } from '../../src/modules/auth/entities/second-factor.entity';
import { Receipt } from '../../src/modules/payments/entities/receipt.entity';
import { ROLES, type Role } from '../../src/platform/access/role';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { AdminDesk } from '../support/admin-desk';
import { ADMIN_WRITES } from '../support/admin-writes';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { testPdf } from '../support/pdf';
import { type StatedRoute, statedRoutes } from '../support/routes';
import { turnSecondFactorOn } from '../support/second-factor';
import { DATABASE_NAME } from '../support/test-database';

/** Fields that are named like a secret and are there to be published. */
const PUBLISHED: Record<string, string> = { 'GET /api/pick-record/head': '"hash":' };

const VICTIMS_RECEIPT = 'HAVALE-DEKONTU-7713';
const FIELD_OF_SECRET = /"([^"]*(password|hash|secret|token)[^"]*|session_id)"\s*:/i;

/** Logging in answers with one's own token; that is what it is for. */
const OWN_TOKEN = 'POST /api/login';

describe(`the answers of all routes on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: AdminDesk;
  let victim: TestMember;
  let receiptId: number;
  let secrets: string[];
  let factor: Awaited<ReturnType<typeof turnSecondFactorOn>>;
  let reads: StatedRoute[];

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
    desk = new AdminDesk(site, await site.member('admin'));
    victim = await site.member('user', { name: 'kurban' });
    const sent = await desk.sendFile(
      '/api/receipts',
      'file',
      testPdf(VICTIMS_RECEIPT),
      { duration_type: '1_month' },
      victim.token,
    );
    receiptId = sent.body.id as number;
    factor = await turnSecondFactorOn(site, victim);
    // something of everything, and links in mails that let somebody in
    for (const prepare of Object.values(ADMIN_WRITES)) await (await prepare(desk))();
    await site.http().post('/api/password-reset').send({ email: victim.email }).expect(202);
    await site.run('mail');
    secrets = await allSecrets();
    reads = statedRoutes(site.app).filter(({ method }) => method === 'GET');
  });

  afterAll(() => site?.close());

  async function allSecrets(): Promise<string[]> {
    const { manager } = site.database;
    const users = await manager.createQueryBuilder(User, 'user').addSelect('user.password_hash').getMany();
    const tokens = await manager.find(PasswordToken);
    const receipts = await manager.find(Receipt);
    const factors = await manager.find(SecondFactor);
    const found = [
      ...users.flatMap(({ password_hash: hash }) => hash ?? []),
      ...tokens.map((token) => token.token_hash),
      ...receipts.map((receipt) => receipt.stored_name),
      ...factors.flatMap(({ sealed_secret: sealed, recovery_salt: salt, recovery_hashes: hashes }) => [
        sealed,
        salt!,
        ...hashes!.split(' '),
      ]),
      factor.secret,
      ...factor.recoveryCodes,
      victim.token,
      desk.admin.token,
      site.settings.jwtSecret,
    ];
    expect([users.length > 5, tokens.length > 1, receipts.length > 2]).toEqual([true, true, true]);
    return found;
  }

  /** Path parameters that name rows which are there: the smallest ids are. */
  const address = (path: string, id: number) =>
    path.replace('/receipts/:id', `/receipts/${receiptId}`).replace(/:\w+|\{\*\w+\}/g, String(id));

  async function answersTo(token: string | undefined): Promise<[name: string, body: string][]> {
    const answers: [string, string][] = [];
    for (const { name, path } of reads) {
      for (const id of [1, 2]) {
        const { body, text } = await site.http(token).get(address(path, id)).buffer(true);
        answers.push([
          name,
          text ?? (Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body)),
        ]);
      }
    }
    return answers;
  }

  it.each([...ROLES, null])('hold no password hash, token or key for %s', async (role: Role | null) => {
    const token = role === null ? undefined : (await site.member(role)).token;
    let speaking = 0;
    for (const [name, text] of await answersTo(token)) {
      if (text.length > 2) speaking += 1;
      const leaked = secrets.filter((secret) => secret !== token && text.includes(secret));
      expect([name, leaked, text.includes('$argon2'), FIELD_OF_SECRET.exec(text)?.[0]]).toEqual([
        name,
        [],
        false,
        PUBLISHED[name],
      ]);
    }
    expect(speaking).toBeGreaterThan(0);
  });

  it.each(ROLES.filter((role) => role !== 'admin'))(
    'hold nothing of somebody else’s receipt for %s',
    async (role) => {
      const { token } = await site.member(role);
      for (const [name, text] of await answersTo(token)) {
        expect([name, text.includes(VICTIMS_RECEIPT)]).toEqual([name, false]);
        if (name.includes('/receipts')) expect([name, text.includes(victim.email)]).toEqual([name, false]);
      }
    },
  );

  it('hold the receipt for its owner and for admins, so that the search above can find it', async () => {
    for (const token of [await site.app.get(SessionsService).begin(victim.id), desk.admin.token]) {
      const { body } = await site.http(token).get(`/api/receipts/${receiptId}/file`).buffer(true);
      expect((body as Buffer).toString('latin1')).toContain(VICTIMS_RECEIPT);
    }
  });

  it('hold none after writes either', async () => {
    for (const [name, prepare] of Object.entries(ADMIN_WRITES)) {
      const { body } = await (await prepare(desk))();
      const text = JSON.stringify(body);
      expect([name, text.includes('$argon2'), FIELD_OF_SECRET.exec(text)?.[0]]).toEqual([
        name,
        false,
        undefined,
      ]);
    }
  });

  it('give a token to those who log in, and to no one else', async () => {
    const publicWrites = statedRoutes(site.app).filter(
      ({ method, rule }) => method !== 'GET' && rule === 'public',
    );
    const body = { email: victim.email, password: 'yanlış-şifre-1', username: 'biri' };
    for (const { name, method, path } of publicWrites) {
      const { text } = await site.http()[method.toLowerCase() as 'post'](address(path, 1)).send(body);
      expect([name, (text ?? '').includes('eyJ')]).toEqual([name, false]);
    }
    expect(publicWrites.map(({ name }) => name)).toContain(OWN_TOKEN);
  });
});
