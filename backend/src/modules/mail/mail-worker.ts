import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { join } from 'node:path';
import { DATA_FOLDERS } from '../../common/files/data-folders';
import { RepeatingJob } from '../../common/background/repeating-job';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { SettingsService } from '../settings/settings.service';
import { isRefusedForGood, nextAttempt } from './back-off';
import type { MailContent, MailSite } from './mail-content';
import type { Mail } from './mail.entity';
import { MailService } from './mail.service';
import { MailsRepository } from './mails.repository';
import { type LateLinks, MAIL_TEMPLATES, type MailTemplate } from './templates';
import { OutboxTransport } from './transport/outbox-transport';
import type { MailTransport } from './transport/outgoing-mail';
import { SmtpTransport } from './transport/smtp-transport';
import { writeMail } from './write-mail';

/** Milliseconds between two looks at the queue. */
const PAUSE = 1_000;
/** A process that dies while sending loses its claim after this long. */
const LEASE = 5 * 60_000;
/** Days after which a sent mail is forgotten. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** Sends what is due, one mail after the other, while the server listens. */
@Injectable()
export class MailWorker implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly transport: MailTransport;
  private readonly job = new RepeatingJob(
    () => this.sendDue(),
    PAUSE,
    (err) => this.logger.warn({ err }, 'The mail queue could not be read'),
  );
  private cleanedAt = -Infinity;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly mails: MailsRepository,
    private readonly mail: MailService,
    private readonly siteSettings: SettingsService,
    private readonly clock: Clock,
    private readonly server: HttpAdapterHost,
  ) {
    this.transport = settings.smtpUrl
      ? new SmtpTransport(settings.smtpUrl)
      : new OutboxTransport(join(settings.dataDir, DATA_FOLDERS.outbox));
  }

  onModuleInit(): void {
    if (this.settings.production && this.settings.publicUrl === null)
      this.logger.warn('PUBLIC_URL is not set: links in mails will lead to localhost');
    // only a server sends: commands share these modules and end soon
    this.server.listen$.subscribe(() => this.job.start());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.job.stop();
    this.transport.close();
  }

  /** Sends everything that is due now. */
  run(): Promise<void> {
    return this.job.run();
  }

  private async sendDue(): Promise<void> {
    await this.forgetOld();
    for (let mail = await this.nextClaimed(); mail; mail = await this.nextClaimed()) {
      if (!(await this.send(mail))) break;
    }
  }

  private async nextClaimed(): Promise<Mail | null> {
    for (;;) {
      const now = this.clock.now();
      const mail = await this.mails.firstDue(now);
      if (!mail) return null;
      if (await this.mails.claim(mail, new Date(now.getTime() + LEASE)))
        return { ...mail, attempts: mail.attempts + 1 };
    }
  }

  /** One attempt; false when the server seems to be down, so that the others needn't try now. */
  private async send(mail: Mail): Promise<boolean> {
    try {
      const links = await this.mail.linksOf(mail);
      if (links === null) {
        await this.mails.settle(mail.id, { status: 'dropped' });
        return true;
      }
      await this.deliver(mail, links);
      await this.mails.settle(mail.id, { status: 'sent', sent_at: this.clock.now(), last_error: null });
      return true;
    } catch (error) {
      const again = isRefusedForGood(error) ? null : nextAttempt(mail.attempts, this.clock.now());
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      await this.mails.settle(
        mail.id,
        again ? { next_attempt_at: again, last_error } : { status: 'failed', last_error },
      );
      this.logger.warn({ mail: mail.id, attempts: mail.attempts, given_up: !again }, 'A mail was not sent');
      return !again;
    }
  }

  private async deliver(mail: Mail, links: LateLinks): Promise<void> {
    const settings = await this.siteSettings.current();
    const site: MailSite = {
      siteName: settings.site_name,
      supportEmail: settings.support_email,
      url: this.mail.siteUrl,
    };
    await this.transport.deliver({
      ...writeMail(contentOf(mail, links, site), site),
      id: mail.id,
      template: mail.template,
      from: { name: site.siteName, address: site.supportEmail },
      to: mail.recipient,
      date: this.clock.now(),
    });
  }

  private async forgetOld(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.cleanedAt < DAY) return;
    this.cleanedAt = now;
    await this.mails.removeSentBefore(new Date(now - KEPT_DAYS * DAY));
  }
}

function contentOf({ template, data }: Mail, links: LateLinks, site: MailSite): MailContent {
  const write = MAIL_TEMPLATES[template as MailTemplate] as (
    data: unknown,
    links: LateLinks,
    site: MailSite,
  ) => MailContent;
  return write(JSON.parse(data), links, site);
}
