import { Jobs } from '../../src/platform/background/jobs';
import { Import } from '../../src/modules/imports/entities/import.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { Subscriber } from '../../src/modules/delivery/newsletter/entities/subscriber.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { HAS_FAKETIME, wrongClock } from '../support/fake-time';
import { importRow } from '../support/import-row';
import { seasonFile, seasonRow } from '../support/season-rows';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { TestSmtp } from '../support/smtp';

const ROWS = 3_000;
const PATIENCE = 180_000;
/** Looks of a process at a queue, after which it has had every opportunity. */
const LOOKS = 3;

jest.setTimeout(3 * PATIENCE);

// processes on an embedded database are on one machine, which has one clock
const describeServer = process.env.TEST_DATABASE_URL && HAS_FAKETIME ? describe : describe.skip;

describeServer('two processes on a database server, one with a clock two minutes ahead (faketime)', () => {
  const smtp = new TestSmtp();
  let site: TestSite;
  let admin: TestMember;
  let right: SiteProcess;
  let ahead: SiteProcess;

  beforeAll(async () => {
    await smtp.start();
    // it only prepares what the processes do
    site = await createTestSite();
    await site.app.get(Jobs).stop('imports', 'mail', 'newsletters', 'alerts', 'picks');
    site.clock.set(new Date());
    admin = await site.member('admin');
    const environment = { SMTP_URL: smtp.url };
    right = await SiteProcess.start(site, environment);
    ahead = await SiteProcess.start(site, { ...environment, ...wrongClock('+2m') });
  });
  afterEach(() => [right, ahead].forEach((each) => each.signal('SIGCONT')));
  afterAll(async () => {
    await Promise.all([right?.stop(), ahead?.stop()]);
    await site?.close();
    await smtp.remove();
  });

  const find = (id: number) => site.database.manager.findOneByOrFail(Import, { id });

  /** How often the process that is ahead has run a job to its end. */
  async function runsOf(job: string): Promise<number> {
    const metrics = await (await fetch(`${ahead.address}/api/metrics`)).text();
    const counted = new RegExp(
      `^background_job_duration_seconds_count\\{name="${job}",outcome="done"\\} (\\d+)$`,
      'm',
    );
    return Number(counted.exec(metrics)?.[1] ?? 0);
  }
  /** Waits until the process that is ahead has looked at the imports, or done something to this one. */
  async function lookedAt({ id, status, claimed_by }: Import): Promise<void> {
    const before = await runsOf('imports');
    const isTouched = async () => {
      const row = await find(id);
      return row.status !== status || row.claimed_by !== claimed_by;
    };
    const isLookedAt = async () => (await runsOf('imports')) >= before + LOOKS || (await isTouched());
    await until('the looks of the other process', isLookedAt, PATIENCE);
  }
  function post(to: SiteProcess, path: string, body: FormData | object): Promise<Response> {
    const isForm = body instanceof FormData;
    return fetch(`${to.address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
  }

  it('really differ', async () => {
    const dates = await Promise.all(
      [right, ahead].map(async ({ address }) => (await fetch(address)).headers.get('date')),
    );
    const [one, other] = dates.map((date) => Date.parse(date!)) as [number, number];
    expect(Math.abs(other - one - 120_000)).toBeLessThan(30_000);
  });

  it('leave a running import to each other, also while its process says nothing for a while', async () => {
    const form = new FormData();
    const rows = Array.from({ length: ROWS }, (_, index) => seasonRow(`Ev ${index}`, `Dep ${index}`));
    form.append('file', new Blob([seasonFile(...rows)]), 'big.csv');
    // the process that is right runs it
    ahead.signal('SIGSTOP');
    const { id } = (await (await post(right, '/api/imports', form)).json()) as { id: number };
    await until('a batch', async () => (await find(id)).rows_read >= 200, PATIENCE);
    right.signal('SIGSTOP');
    ahead.signal('SIGCONT');
    const running = await find(id);
    await lookedAt(running);
    const { status, claimed_by } = running;
    expect(status).toBe('running');
    expect(await find(id)).toMatchObject({ status, claimed_by });
    right.signal('SIGCONT');
    await until('the end', async () => (await find(id)).status !== 'running', PATIENCE);
    expect(await find(id)).toMatchObject({
      ...{ status: 'done', rows_read: ROWS, inserted: ROWS, updated: 0, unchanged: 0, error: null },
    });
  });

  it('do not declare an import of the command line dead that another machine runs', async () => {
    const now = new Date();
    const running = {
      ...({ status: 'running', origin: 'cli', claimed_by: 'another-host|1|x' } as const),
      claimed_until: new Date(now.getTime() + 60_000),
    };
    const { id } = await site.database.manager.save(Import, importRow(now, running));
    await lookedAt(await find(id));
    expect(await find(id)).toMatchObject({ status: 'running', error: null });
    await site.database.manager.delete(Import, { id });
  });

  it('send a newsletter once to each of its readers', async () => {
    const now = new Date();
    const emails = Array.from({ length: 20 }, (_, index) => `abone${index}@slow.example`);
    await site.database.manager.insert(
      Subscriber,
      emails.map((email) => ({
        ...{ email, email_key: email, phonenumber: '', created_at: now, consent_at: now },
        ...{ consent_text_version: '1', consent_ip: '::1', unsubscribed_at: null },
      })),
    );
    const words = { subject: 'Haftanın maçları', text: 'Merhaba' };
    const mails = site.database.getRepository(OutboxMessage);
    // what the process that is right has queued is due for both
    ahead.signal('SIGSTOP');
    expect((await post(right, '/api/newsletters', words)).status).toBe(201);
    await until('the queue', async () => (await mails.count()) === emails.length, PATIENCE);
    ahead.signal('SIGCONT');
    const isOver = async () =>
      (await mails.countBy({ status: 'sent', template: 'newsletter' })) === emails.length;
    await until('all mails', isOver, PATIENCE);
    expect(
      smtp
        .received()
        .map(({ to }) => to)
        .filter((to) => to.endsWith('@slow.example'))
        .sort(),
    ).toEqual([...emails].sort());
  });
});
