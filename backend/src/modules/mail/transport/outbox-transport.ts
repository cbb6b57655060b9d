import { createTransport } from 'nodemailer';
import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailTransport, type OutgoingMail, toMessage } from './outgoing-mail';

/** Without an SMTP server: each mail becomes an `.eml` file, which any mail program opens. */
export class OutboxTransport implements MailTransport {
  private readonly composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(private readonly folder: string) {}

  async deliver(mail: OutgoingMail): Promise<void> {
    const { message } = await this.composer.sendMail(toMessage(mail));
    await this.makeFolder();
    const moment = mail.date.toISOString().replace(/[-:]/g, '').replace('.', '-');
    const file = join(this.folder, `${moment}-${mail.id}-${mail.template}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  async check(): Promise<void> {
    await this.makeFolder();
    await access(this.folder, constants.W_OK);
  }

  close(): void {
    this.composer.close();
  }

  /** The mails carry links that grant access: readable by the owner of the process only. */
  private async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }
}
