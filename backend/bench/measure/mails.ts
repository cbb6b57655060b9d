import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Settings } from '../../src/platform/config/settings';
import { bulkInsert } from '../../src/platform/database/bulk-insert';
import { storedInstant } from '../../src/platform/database/stored-instant';
import { TestSmtp } from '../../test/support/smtp';
import { LATENCY_HEAD, latencyRow } from '../report/latencies';
import { type ResultTable, type Target, whole } from '../report/report';
import { percentile } from '../report/statistics';
import { BenchSite } from '../site/bench-site';
import { measureLoad } from '../site/measured-load';

const READERS = 14_600;
/** Rounds of lists without mails and with them, in turn: what else the machine does meets both alike. */
const ROUNDS = 6;
const LISTS = 250;
const PAGES = Array.from({ length: 40 }, (_, page) => `/api/odd-list-full-view?page=${page + 1}`);
const WORDS = {
  subject: 'Haftanın maçları',
  body: 'Merhaba,\n\nbu haftanın maçları sitede.\n\nİyi haftalar.',
};
/** The first mails open the connections. */
const WARM_UP = 20;
const LONGEST_WAIT = 60_000;

/** How fast a long newsletter goes out to a server on this machine, and what a member's lists notice of it. */
export async function measureMails(
  settings: Settings,
  database: DataSource,
  token: string,
): Promise<{ table: ResultTable; targets: Target[] }> {
  // what alerts have left in the queue would go first
  await database.query("DELETE FROM outbox WHERE channel = 'mail' AND status = 'queued'");
  const smtp = new TestSmtp();
  await smtp.start();
  const site = await BenchSite.start({ ...settings, smtpUrl: smtp.url });
  try {
    const ask = async (): Promise<readonly number[]> =>
      (await measureLoad(site, token, PAGES, 1, LISTS)).latencies;
    await site.untilLearned(token);
    await ask();
    await pause(database, true);
    await queueNewsletter(database);
    const [quiet, during]: number[][] = [[], []];
    let [sent, seconds] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet!.push(...(await ask()));
      const before = await countSent(database);
      await pause(database, false);
      await untilSent(database, before + WARM_UP);
      const from = { sent: await countSent(database), at: performance.now() };
      during!.push(...(await ask()));
      sent += (await countSent(database)) - from.sent;
      seconds += (performance.now() - from.at) / 1000;
      await pause(database, true);
      await sleep(1_000);
    }
    const rate = sent / seconds;
    const times = percentile(during!, 0.95) / percentile(quiet!, 0.95);
    return {
      table: {
        title: 'Lists while a newsletter goes out',
        note: `${whole(READERS)} mails in the queue, a mail server as a third process on this machine; ${whole(sent)} were sent meanwhile, ${rate.toFixed(1)} in a second. ${ROUNDS} rounds of both in turn.`,
        head: ['list, 50 rows of all columns, one client', ...LATENCY_HEAD],
        rows: [latencyRow('quiet', quiet!), latencyRow('while mails are sent', during!)],
      },
      targets: [
        {
          what: `mails of a newsletter with ${whole(READERS)} in the queue`,
          wanted: '≥ 30 a second',
          measured: `${rate.toFixed(1)} a second`,
          met: rate >= 30,
        },
        {
          what: "p95 of a member's list while a newsletter goes out",
          wanted: '≤ 1.5 × the quiet one',
          measured: `${times.toFixed(2)} ×`,
          met: times <= 1.5,
        },
      ],
    };
  } finally {
    await site.stop();
    await smtp.remove();
  }
}

/** A newsletter all of whose mails are in the queue, to readers who agreed to it. */
async function queueNewsletter({ manager }: DataSource): Promise<void> {
  const now = storedInstant(Date.now());
  const emails = Array.from({ length: READERS }, (_, n) => `abone${n}@example.com`);
  await bulkInsert(
    manager,
    'subscribers',
    ['email', 'email_key', 'phonenumber', 'created_at', 'consent_at', 'consent_text_version', 'consent_ip'],
    emails.map((email) => [email, email, '', now, now, '1', '::1']),
  );
  const { subject, body } = WORDS;
  await bulkInsert(
    manager,
    'newsletters',
    [
      ...['subject', 'body', 'search_text', 'user_id', 'username', 'recipients', 'last_subscriber_id'],
      ...['queued', 'created_at', 'finished_at'],
    ],
    [[subject, body, subject, 1, 'admin', READERS, READERS, READERS, now, now]],
  );
  const [newsletter] = (await manager.query('SELECT MAX(id) AS id FROM newsletters')) as [{ id: number }];
  const data = JSON.stringify({ newsletter_id: newsletter.id });
  await bulkInsert(
    manager,
    'outbox',
    [
      ...['channel', 'template', 'recipient', 'priority', 'newsletter_id', 'data'],
      ...['status', 'attempts', 'next_attempt_at', 'created_at'],
    ],
    emails.map((email) => ['mail', 'newsletter', email, 2, newsletter.id, data, 'queued', 0, now, now]),
  );
}

/** Keeps the site from sending mails, as a server that is down does, or lets it again. */
async function pause(database: DataSource, isOn: boolean): Promise<void> {
  const until = isOn ? `'${storedInstant(Date.now() + 3_600_000)}'` : 'NULL';
  await database.query(
    `UPDATE mail_server SET failures = ${isOn ? 1 : 0}, problem = 'other', paused_until = ${until}`,
  );
}

async function untilSent(database: DataSource, mails: number): Promise<void> {
  const startedAt = performance.now();
  while ((await countSent(database)) < mails) {
    if (performance.now() - startedAt > LONGEST_WAIT) throw new Error('No mail was sent');
    await sleep(50);
  }
}

async function countSent(database: DataSource): Promise<number> {
  const [row] = (await database.query(
    "SELECT COUNT(*) AS mails FROM outbox WHERE template = 'newsletter' AND status = 'sent'",
  )) as [{ mails: number | string }];
  return Number(row.mails);
}
