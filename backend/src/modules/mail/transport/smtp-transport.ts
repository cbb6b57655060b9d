import { createTransport } from 'nodemailer';
import { type MailTransport, type OutgoingMail, toMessage } from './outgoing-mail';

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
