import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { BackgroundWork } from '../../src/platform/background/background-work';
import type { TestSite } from './create-test-site';

/** Sends everything that is due, and what requests have only just set off. */
async function sendMails(site: TestSite): Promise<void> {
  await site.app.get(BackgroundWork).settled();
  await site.run('mail');
}

/** The mails to an address that were written to the outbox so far, oldest first, parsed from their files. */
export async function outboxOf(site: TestSite, email: string): Promise<Email[]> {
  await sendMails(site);
  const folder = join(site.settings.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .sort((a, b) => rowOf(a) - rowOf(b));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return mails.filter((mail) => mail.to?.some((to) => 'address' in to && to.address === email));
}

/** The row of the queue, by the name of the file. */
const rowOf = (file: string): number => Number(/Z-(\d+)-/.exec(file)?.[1]);

/** The token in the link of the newest mail to an address. */
export async function mailedToken(site: TestSite, email: string): Promise<string> {
  const mail = (await outboxOf(site, email)).at(-1);
  const [, token] = /#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}
