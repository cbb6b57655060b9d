import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { DATA_FOLDERS } from '../../../../platform/files/data-folders';
import { tr } from '../../../../platform/locale/tr';
import { Clock } from '../../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../../platform/config/settings';
import { SettingsService } from '../../../settings/settings.service';
import type { Outcome } from '../../outbox/queue/outbox';
import type { OutboxMessage } from '../../outbox/entities/outbox-message.entity';
import { MailService } from '../mail.service';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';
import { isOptional, type LateContent, MAIL_TEMPLATES, type MailTemplate } from '../write/templates';
import { type MailContent, type MailSite, writeMail } from '../write/write-mail';
import { FileTransport, type MailTransport, SmtpTransport } from './transports';

/** Writes a mail and hands it over. */
@Injectable()
export class MailDelivery implements OnApplicationShutdown {
  private readonly transport: MailTransport;

  constructor(
    @Inject(SETTINGS) { smtpUrl, publicUrl, dataDir }: Settings,
    private readonly mail: MailService,
    private readonly undeliverable: UndeliverableAddresses,
    private readonly siteSettings: SettingsService,
    private readonly clock: Clock,
  ) {
    this.transport = smtpUrl
      ? new SmtpTransport(smtpUrl, publicUrl && new URL(publicUrl).hostname)
      : new FileTransport(join(dataDir, DATA_FOLDERS.outbox));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /**
   * Sends a mail, unless there is no reason any more.
   * @throws what the transport says
   */
  async send(mail: OutboxMessage): Promise<Outcome> {
    const recipient = mail.recipient!;
    const mayBeLeftOut = isOptional(mail.template as MailTemplate);
    if (mayBeLeftOut && (await this.undeliverable.isMarked(recipient)))
      return { status: 'dropped', last_error: tr.mails.undeliverable };
    const late = await this.mail.lateContentOf(mail);
    if (late === null) return { status: 'dropped' };
    const now = this.clock.now();
    if (late instanceof Date) return { dueIn: late.getTime() - now.getTime(), attempts: mail.attempts - 1 };
    await this.deliver(mail, late, now);
    if (!mayBeLeftOut) await this.undeliverable.unmark(recipient);
    return { status: 'sent' };
  }

  /** Throws when no mail at all could be sent now. */
  check(): Promise<void> {
    return this.transport.check();
  }

  private async deliver(mail: OutboxMessage, late: LateContent, date: Date): Promise<void> {
    const settings = await this.siteSettings.current();
    const site: MailSite = {
      siteName: settings.site_name,
      supportEmail: settings.support_email,
      url: this.mail.siteUrl,
    };
    await this.transport.deliver({
      ...writeMail(contentOf(mail, late, site), site),
      id: mail.id,
      queuedAt: mail.created_at,
      template: mail.template,
      from: { name: site.siteName, address: site.supportEmail },
      to: mail.recipient!,
      date,
    });
  }
}

function contentOf({ template, data }: OutboxMessage, late: LateContent, site: MailSite): MailContent {
  const write = MAIL_TEMPLATES[template as MailTemplate] as (
    data: unknown,
    late: LateContent,
    site: MailSite,
  ) => MailContent;
  return write(JSON.parse(data), late, site);
}
