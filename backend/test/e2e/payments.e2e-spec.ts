import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { binary } from '../support/binary';
import { outboxOf } from '../support/outbox';
import { slowPdf, testPdf } from '../support/pdf';
import { phoneJpeg } from '../support/images';
import { describeWithRealData } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

describe(`receipts of bank transfers on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const send = (
    member: TestMember,
    file: Buffer | null,
    name = 'dekont.pdf',
    type: string | null = '1_month',
  ) => {
    const request = site.http(member.token).post('/api/receipts');
    if (type !== null) request.field('duration_type', type);
    return file ? request.attach('file', file, name) : request;
  };
  const list = async (member: TestMember, query = '') =>
    (await site.http(member.token).get(`/api/receipts${query}`)).body;
  const read = ({ token }: TestMember, id: number | string) =>
    site.http(token).get(`/api/receipts/${id}/file`).buffer(true).parse(binary);
  const approve = (id: number, duration_type = '1_month', token = admin.token) =>
    site.http(token).post(`/api/receipts/${id}/approve`).send({ duration_type });
  const reject = (id: number, reason: unknown = 'Tutar eksik') =>
    site.http(admin.token).post(`/api/receipts/${id}/reject`).send({ reason });
  const account = async ({ id }: TestMember) => {
    const { role, subscription_end_date: end } = await site.database
      .getRepository(User)
      .findOneByOrFail({ id });
    return { role, end };
  };
  const files = () => {
    const folder = join(site.settings.dataDir, 'receipts');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('are sent in by members, seen by them with their state, and read by them and admins only', async () => {
    const member = await site.member('wait');
    const pdf = testPdf('Ödeme');
    const sent = await send(member, pdf, 'Ödeme dekontu İŞ.pdf');
    const { body: reference } = await site.http(member.token).get('/api/receipts/reference');
    expect([sent.status, sent.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        user_id: member.id,
        username: member.username,
        email: member.email,
        reference_code: reference.reference_code,
        duration_type: '1_month',
        file_name: 'Ödeme dekontu İŞ.pdf',
        size: pdf.length,
        status: 'pending',
        reason: null,
        granted_duration_type: null,
        decided_at: null,
        created_at: site.clock.now().toISOString(),
      },
    ]);
    expect(await list(member)).toEqual([sent.body]);
    expect(await list(admin, '?status=pending')).toContainEqual(sent.body);

    const stranger = await site.member('editor');
    expect(await list(stranger)).toEqual([]);
    expect((await read(stranger, sent.body.id)).status).toBe(404);
    for (const reader of [member, admin]) {
      const file = await read(reader, sent.body.id);
      expect([file.status, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
        200,
        'application/pdf',
        'nosniff',
      ]);
      expect(file.headers['content-disposition']).toBe(`attachment; filename="dekont-${sent.body.id}.pdf"`);
      expect(file.headers['cache-control']).toBe('private, no-store');
      expect(file.headers['content-security-policy']).toMatch(/sandbox/);
      expect(Buffer.compare(file.body as Buffer, pdf)).toBe(0);
    }
    expect((await site.http().get(`/api/receipts/${sent.body.id}/file`)).status).toBe(401);
  });

  it('lie on disk under names that say nothing', async () => {
    const member = await site.member('wait');
    const before = files();
    await send(member, testPdf(), '../../../etc/passwd.pdf');
    const [name, ...more] = files().filter((file) => !before.includes(file));
    expect([name, more]).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.pdf$/), []]);
    expect((await list(member))[0].file_name).toBe('passwd.pdf');
  });

  it('may be as large as 5 MiB', async () => {
    const member = await site.member('wait');
    const pdf = testPdf('groß', 5 * MEGABYTE);
    expect(pdf.length).toBe(5 * MEGABYTE);
    expect((await send(member, pdf)).status).toBe(201);
  });

  const MARK = Buffer.from('\ufeff');

  it('are kept and handed out without what stands around them', async () => {
    const member = await site.member('wait');
    const pdf = testPdf('Çevresiz');
    const { status, body } = await send(
      member,
      Buffer.concat([MARK, Buffer.from('\r\n'), pdf, Buffer.alloc(90)]),
    );
    expect([status, body.size]).toEqual([201, pdf.length]);
    expect((await read(member, body.id)).body).toEqual(pdf);
  });

  it('as a picture are told how to become a PDF', async () => {
    const { status, body } = await send(await site.member('wait'), await phoneJpeg(), 'dekont.pdf');
    expect([status, body.fields.file]).toEqual([
      415,
      expect.stringMatching(/^Bu bir görsel, .*PDF olarak kaydet/),
    ]);
  });

  describeWithRealData('cases/19-receipts', 'that every reader opens', (folder) => {
    it('are accepted behind a byte order mark', async () => {
      const member = await site.member('wait');
      const file = readFileSync(join(folder, 'bom-before.pdf'));
      const { status, body } = await send(member, file);
      expect(status).toBe(201);
      expect((await read(member, body.id)).body).toEqual(file.subarray(MARK.length));
    });
  });

  it.each([
    [
      'a file that is too large',
      testPdf('x', 5 * MEGABYTE + 1),
      413,
      'Dekont dosyası en fazla 5 MB olabilir.',
    ],
    ['a file of 6 MiB', testPdf('x', 6 * MEGABYTE), 413, 'Dekont dosyası en fazla 5 MB olabilir.'],
    [
      'a web page named .pdf',
      Buffer.from('<script>alert(1)</script>'),
      415,
      'Dekont geçerli bir PDF dosyası olmalı.',
    ],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 415, 'Dekont geçerli bir PDF dosyası olmalı.'],
    ['an empty file', Buffer.alloc(0), 415, 'Dekont geçerli bir PDF dosyası olmalı.'],
    [
      'a file with nothing between head and end of a PDF',
      Buffer.from('%PDF-1.7\n%%EOF\n'),
      415,
      'Dekont geçerli bir PDF dosyası olmalı.',
    ],
    [
      'a PDF with a web page behind it',
      Buffer.concat([testPdf(), Buffer.from('<script>')]),
      415,
      'Dekont geçerli bir PDF dosyası olmalı.',
    ],
  ])('refuse %s and leave nothing behind', async (_, file, status, sentence) => {
    const member = await site.member('wait');
    const before = files();
    const answer = await send(member, file);
    expect([answer.status, answer.body.error, answer.body.fields]).toEqual([
      status,
      sentence,
      { file: sentence },
    ]);
    expect(files()).toEqual(before);
    expect(await list(member)).toEqual([]);
  });

  it('refuse a request without a file, with another field, two files or a wrong package', async () => {
    const member = await site.member('wait');
    const before = files();
    const post = () => site.http(member.token).post('/api/receipts');
    const answers = [
      await send(member, null),
      await send(member, testPdf(), 'a.pdf', null),
      await send(member, testPdf(), 'a.pdf', '2_month'),
      await post().send({ duration_type: '1_month' }),
      await post()
        .field('duration_type', '1_month')
        .field('status', 'approved')
        .attach('file', testPdf(), 'a.pdf'),
      await post().field('duration_type', '1_month').attach('other', testPdf(), 'a.pdf'),
      await post()
        .field('duration_type', '1_month')
        .attach('file', testPdf(), 'a.pdf')
        .attach('file', testPdf(), 'b.pdf'),
      await post().set('Content-Type', 'multipart/form-data; boundary=x').send('--x\r\nbroken'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 400));
    expect(answers[0]!.body.fields).toEqual({ file: 'Dekont dosyasını (PDF) seçin.' });
    expect(files()).toEqual(before);
    expect(await list(member)).toEqual([]);
  });

  it('wait five at a time, also when many are sent at once', async () => {
    const member = await site.member('wait');
    const before = files().length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(member, testPdf())));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)!.body.error).toMatch(/^En fazla 5 dekontunuz/);
    expect(files().length).toBe(before + 5);
  });

  it('that take too long to open delay nobody else’s, and after three of them their sender is refused for the hour', async () => {
    const [hostile, member] = [await site.member('wait'), await site.member('wait')];
    const before = files();
    const answered: string[] = [];
    const note = <T>(name: string, request: PromiseLike<T>) =>
      request.then((answer) => {
        answered.push(name);
        return answer;
      });
    const slow = Array.from({ length: 8 }, () => note('slow', send(hostile, slowPdf(4 * MEGABYTE))));
    const good = await note('good', send(member, testPdf()));
    expect(good.status).toBe(201);
    const answers = await Promise.all(slow);
    expect(answered.indexOf('good')).toBeLessThanOrEqual(2);
    expect(answers.map(({ status }) => status).sort()).toEqual([415, 415, 415, 429, 429, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 415)!.body.error).toMatch(/^Bu PDF dosyası açılamadı\./);
    const refused = await send(hostile, testPdf());
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await send(member, testPdf())).status).toBe(201);
    expect(files()).toHaveLength(before.length + 2);
  });

  it('grant a membership when approved: once, however often and by however many it is asked, and mail the member', async () => {
    const member = await site.member('wait');
    const second = await site.member('admin');
    const { body } = await send(member, testPdf(), 'a.pdf', '1_month');
    const answers = await Promise.all([
      approve(body.id, '3_month'),
      approve(body.id, '3_month'),
      approve(body.id, '3_month', second.token),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    const again = await approve(body.id);
    expect([again.status, again.body.code, again.body.error]).toEqual([
      409,
      'RECEIPT_DECIDED',
      'Bu dekont için daha önce karar verilmiş.',
    ]);
    const end = new Date(site.clock.now().getTime() + 129_600 * MINUTE);
    expect(await account(member)).toEqual({ role: 'user', end });
    expect((await list(member))[0]).toEqual({
      ...body,
      status: 'approved',
      granted_duration_type: '3_month',
      decided_at: site.clock.now().toISOString(),
    });
    expect((await outboxOf(site, member.email)).map((mail) => mail.subject)).toEqual(['Üyeliğiniz aktif']);
    expect((await site.http(member.token).get('/api/odd-columns')).status).toBe(200);

    const entries = (await site.http(admin.token).get(`/api/audit?q=${member.username}`)).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'approve',
      entity: 'receipts',
      entity_id: body.id,
      before: { status: 'pending' },
      after: { status: 'approved' },
    });
  });

  it('are rejected with a reason that the member sees and gets by mail', async () => {
    const member = await site.member('wait');
    const { body } = await send(member, testPdf());
    const answer = await reject(body.id, ' Tutar <b>eksik</b> ');
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ status: 'rejected', reason: 'Tutar <b>eksik</b>' }),
    ]);
    expect((await list(member, '?status=rejected'))[0].reason).toBe('Tutar <b>eksik</b>');
    const [mail] = await outboxOf(site, member.email);
    expect(mail!.text).toContain('Sebep: Tutar <b>eksik</b>');
    expect(mail!.html).toContain('Tutar &lt;b&gt;eksik&lt;/b&gt;');
    expect((await approve(body.id)).status).toBe(409);
    expect(await account(member)).toEqual({ role: 'wait', end: null });
  });

  it('are decided on by admins only, for receipts that are there, with a package or reason', async () => {
    const member = await site.member('wait');
    const { body } = await send(member, testPdf());
    for (const who of [member, await site.member('editor')])
      expect((await approve(body.id, '1_month', who.token)).status).toBe(403);
    expect((await approve(999_999)).status).toBe(404);
    expect((await reject(999_999)).status).toBe(404);
    expect((await approve(body.id, '9_month')).status).toBe(400);
    for (const reason of ['', '  ', 'x'.repeat(501), null, 5, ['x']])
      expect((await reject(body.id, reason)).status).toBe(400);
    expect((await read(admin, 'abc')).status).toBe(400);
    expect((await read(admin, 999_999)).status).toBe(404);
    expect((await list(member))[0].status).toBe('pending');
  });

  it('are listed to the admin by state, person and page', async () => {
    const member = await site.member('wait', { name: 'Şükrü' });
    await send(member, testPdf());
    expect(await list(admin, '?q=sukru')).toHaveLength(1);
    expect(await list(admin, '?q=sukru&status=approved')).toEqual([]);
    const page = await site.http(admin.token).get('/api/receipts?page=1&per_page=1&status=approved');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '1']);
    for (const query of ['status=open', 'sort=stored_name', 'user_id=1'])
      expect((await site.http(admin.token).get(`/api/receipts?${query}`)).status).toBe(400);
  });

  it('of an admin’s own are found among all of them', async () => {
    const [boss, member] = [await site.member('admin'), await site.member('wait')];
    const { body: own } = await send(boss, testPdf());
    const { body: other } = await send(member, testPdf());
    expect(await list(boss, '?mine=true')).toEqual([own]);
    expect(await list(member, '?mine=true')).toEqual([other]);
    expect((await site.http(boss.token).get('/api/receipts?mine=false')).status).toBe(400);
  });

  it('are in the export of one’s own data, and go with the account, files included', async () => {
    const member = await site.member('wait');
    const before = files();
    await send(member, testPdf(), 'a.pdf');
    expect(files()).toHaveLength(before.length + 1);
    const { body } = await site.http(member.token).get('/api/profile/export');
    expect(body.receipts).toEqual([expect.objectContaining({ file_name: 'a.pdf', status: 'pending' })]);
    expect(JSON.stringify(body)).not.toContain('stored_name');
    await site.http(member.token).delete('/api/profile').send({ password: TEST_PASSWORD });
    expect(files().sort()).toEqual(before.sort());

    const other = await site.member('wait');
    await send(other, testPdf());
    await site.http(admin.token).delete(`/api/users/${other.id}`);
    expect(files().sort()).toEqual(before.sort());
  });

  it('whose file is gone from the disk answer 404', async () => {
    const member = await site.member('wait');
    const { body } = await send(member, testPdf());
    rmSync(join(site.settings.dataDir, 'receipts'), { recursive: true });
    const answer = await site.http(member.token).get(`/api/receipts/${body.id}/file`);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
