import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './site';

const folder = () => join(process.env.E2E_DATA_DIR!, 'outbox');

/** The link with a token in the newest mail to an address; waits for the mail. Only its path and query. */
export async function mailedLink(to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      const mail = mailsTo(to).at(-1) ?? '';
      link = /https?:\/\/[^\s/]+(\/[\w-]+[?#]token=[\w.-]+)/.exec(mail)?.[1];
      return link;
    }, 'a mail with a link')
    .toBeDefined();
  return link!;
}

/** Mails in the outbox of the site under test, oldest first, with their lines put together again (RFC 2045, 6.7). */
function mailsTo(to: string): string[] {
  let files: string[] = [];
  try {
    files = readdirSync(folder()).filter((file) => file.endsWith('.eml'));
  } catch {
    // nothing has been sent yet
  }
  return files
    .sort((a, b) => Number(/Z-(\d+)-/.exec(a)?.[1]) - Number(/Z-(\d+)-/.exec(b)?.[1]))
    .map((file) => readFileSync(join(folder(), file), 'latin1'))
    .filter((mail) => new RegExp(`^To: .*${to.replace(/[.]/g, '\\.')}`, 'm').test(mail))
    .map((mail) => mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '='));
}
