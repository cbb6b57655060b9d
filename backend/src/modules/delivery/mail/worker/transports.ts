import { createTransport } from 'nodemailer';
import { constants } from 'node:fs';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenMail } from '../write/write-mail';

/** A written mail with its envelope. */
export interface OutgoingMail extends WrittenMail {
  /** Row of the queue. */
  id: number;
  queuedAt: Date;
  template: string;
  from: { name: string; address: string };
  to: string;
  date: Date;
}

/** The message for nodemailer. The id stays the same when a mail is sent twice, so that mail programs show it once. */
function toMessage({ id, queuedAt, from, to, subject, text, html, headers, date }: OutgoingMail) {
  const domain = from.address.split('@')[1];
  return {
    from,
    to,
    subject,
    text,
    html,
    headers,
    date,
    messageId: `<mail-${id}-${queuedAt.getTime().toString(36)}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Takes a mail away; throws when it couldn't. */
export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<void>;
  /** Throws when no mail at all could be taken away now. */
  check(): Promise<void>;
  close(): void;
}

/** Without an SMTP server: each mail becomes an `.eml` file, which any mail program opens. */
export class FileTransport implements MailTransport {
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

/** Connections that are open at once; each is used for many mails. */
export const CONNECTIONS = 5;

/** Milliseconds after which a silent server counts as down, and after which a connection without mails is ended. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  idleTimeout: 10_000,
};

/** Sends through the server of `SMTP_URL` (`smtp://` with STARTTLS where offered, `smtps://` with TLS). */
export class SmtpTransport implements MailTransport {
  private readonly smtp;

  /** @param host what the site calls itself; null: the name of the machine */
  constructor(url: string, host: string | null) {
    this.smtp = createTransport({
      url,
      ...PATIENCE,
      pool: true,
      maxConnections: CONNECTIONS,
      maxMessages: 100,
      // a connection that the server has ended meanwhile is made anew once
      maxRequeues: 1,
      ...(host === null ? {} : { name: host }),
    });
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await this.smtp.sendMail(toMessage(mail));
  }

  async check(): Promise<void> {
    await this.smtp.verify();
  }

  close(): void {
    this.smtp.close();
  }
}
