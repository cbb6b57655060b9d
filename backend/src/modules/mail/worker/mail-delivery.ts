import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { DATA_FOLDERS } from '../../../common/files/data-folders';
import { tr } from '../../../common/locale/tr';
import { Clock } from '../../../common/time/clock';
import { SETTINGS, type Settings } from '../../../config/settings';
import { SettingsService } from '../../settings/settings.service';
import type { Outcome } from '../../outbox/outbox';
import type { OutboxMessage } from '../../outbox/outbox-message.entity';
import { MailService } from '../mail.service';
import { OutboxTransport } from '../transport/outbox-transport';
import type { MailTransport } from '../transport/outgoing-mail';
import { SmtpTransport } from '../transport/smtp-transport';
import { UndeliverableAddresses } from '../undeliverable/undeliverable-addresses';
import type { MailContent, MailSite } from '../write/mail-content';
import { isOptional, type LateLinks, MAIL_TEMPLATES, type MailTemplate } from '../write/templates';
import { writeMail } from '../write/write-mail';

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
      : new OutboxTransport(join(dataDir, DATA_FOLDERS.outbox));
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
    const links = await this.mail.linksOf(mail);
    if (links === null) return { status: 'dropped' };
    const now = this.clock.now();
    if (links instanceof Date) return { dueIn: links.getTime() - now.getTime(), attempts: mail.attempts - 1 };
    await this.deliver(mail, links, now);
    if (!mayBeLeftOut) await this.undeliverable.unmark(recipient);
    return { status: 'sent' };
  }

  /** Throws when no mail at all could be sent now. */
  check(): Promise<void> {
    return this.transport.check();
  }

  private async deliver(mail: OutboxMessage, links: LateLinks, date: Date): Promise<void> {
    const settings = await this.siteSettings.current();
    const site: MailSite = {
      siteName: settings.site_name,
      supportEmail: settings.support_email,
      url: this.mail.siteUrl,
    };
    await this.transport.deliver({
      ...writeMail(contentOf(mail, links, site), site),
      id: mail.id,
      queuedAt: mail.created_at,
      template: mail.template,
      from: { name: site.siteName, address: site.supportEmail },
      to: mail.recipient!,
      date,
    });
  }
}

function contentOf({ template, data }: OutboxMessage, links: LateLinks, site: MailSite): MailContent {
  const write = MAIL_TEMPLATES[template as MailTemplate] as (
    data: unknown,
    links: LateLinks,
    site: MailSite,
  ) => MailContent;
  return write(JSON.parse(data), links, site);
}
