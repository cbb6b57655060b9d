import { createTransport } from 'nodemailer';
import { type MailTransport, type OutgoingMail, toMessage } from './outgoing-mail';

/** Milliseconds after which a silent server counts as down. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the server of `SMTP_URL` (`smtp://` with STARTTLS where offered, `smtps://` with TLS). */
export class SmtpTransport implements MailTransport {
  private readonly smtp;

  constructor(url: string) {
    this.smtp = createTransport({ url, ...PATIENCE });
  }

  async deliver(mail: OutgoingMail): Promise<void> {
    await this.smtp.sendMail(toMessage(mail));
  }

  close(): void {
    this.smtp.close();
  }
}
