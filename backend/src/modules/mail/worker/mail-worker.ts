import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { join } from 'node:path';
import { Jobs } from '../../../common/background/jobs';
import { nextAttempt } from '../../../common/background/next-attempt';
import { DATA_FOLDERS } from '../../../common/files/data-folders';
import { Metrics } from '../../../common/telemetry/metrics';
import { type Note, Telemetry } from '../../../common/telemetry/telemetry';
import { Clock } from '../../../common/time/clock';
import { SETTINGS, type Settings } from '../../../config/settings';
import type { Outcome } from '../../../database/claims/due-rows';
import { SettingsService } from '../../settings/settings.service';
import { isRefusedForGood } from './refused-for-good';
import type { MailContent, MailSite } from '../write/mail-content';
import type { Mail } from '../entities/mail.entity';
import { MailService } from '../mail.service';
import { MailsRepository } from '../entities/mails.repository';
import { type LateLinks, MAIL_TEMPLATES } from '../write/templates';
import { OutboxTransport } from '../transport/outbox-transport';
import type { MailTransport } from '../transport/outgoing-mail';
import { SmtpTransport } from '../transport/smtp-transport';
import { writeMail } from '../write/write-mail';

/** Days after which a sent mail is forgotten. */
const KEPT_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/** Sends what is due, one mail after the other. */
@Injectable()
export class MailWorker implements OnApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly transport: MailTransport;
  private readonly attempts;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly mails: MailsRepository,
    private readonly mail: MailService,
    private readonly siteSettings: SettingsService,
    private readonly clock: Clock,
    private readonly telemetry: Telemetry,
    metrics: Metrics,
    jobs: Jobs,
  ) {
    this.attempts = metrics.counter({
      name: 'mail_attempts_total',
      help: 'Mails that were tried, by outcome: sent, later, failed for good, dropped.',
      labelNames: ['outcome'],
    });
    metrics.gauge('mail_queue_messages', 'Mails that wait to be sent, of all processes.', () =>
      mails.countWaiting(),
    );
    this.transport = settings.smtpUrl
      ? new SmtpTransport(settings.smtpUrl)
      : new OutboxTransport(join(settings.dataDir, DATA_FOLDERS.outbox));
    jobs.add({
      name: 'mail',
      irreversible: true,
      isOutgoing: true,
      pause: 1_000,
      work: (signal) => this.sendDue(signal),
    });
    jobs.add({
      name: 'sent-mails',
      irreversible: true,
      pause: DAY,
      atOnce: true,
      work: () => this.forgetOld(),
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private async sendDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const mail = await this.mails.claimDue();
      if (mail === null) return;
      const { template, attempts } = mail;
      const span = {
        name: 'mail send',
        attributes: { 'mail.template': template, 'mail.attempts': attempts },
      };
      if (!(await this.telemetry.inSpan(span, (note) => this.send(mail, note)))) return;
    }
  }

  /** One attempt; false when the server seems to be down, so that the others needn't try now. */
  private async send(mail: Mail, note: Note): Promise<boolean> {
    let isUp = true;
    const attempt = async (): Promise<Outcome<Mail>> => {
      try {
        const links = await this.mail.linksOf(mail);
        if (links === null) return { status: 'dropped' };
        if (links instanceof Date)
          return { dueIn: links.getTime() - this.clock.now().getTime(), attempts: mail.attempts - 1 };
        await this.deliver(mail, links);
        return { status: 'sent', sent_at: this.clock.now(), last_error: null };
      } catch (error) {
        // a server that refuses a mail answers
        isUp = isRefusedForGood(error);
        const again = isUp ? null : nextAttempt(mail.attempts);
        const { id, attempts } = mail;
        this.logger.warn({ mail: id, attempts, given_up: again === null }, 'A mail was not sent');
        const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 300);
        return again ? { dueIn: again, last_error } : { status: 'failed', last_error };
      }
    };
    await this.mails.settle(mail.id, async () => {
      const change = await attempt();
      const outcome = change.status ?? 'later';
      note({ 'mail.outcome': outcome });
      this.attempts.inc({ outcome });
      return change;
    });
    return isUp;
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
      queuedAt: mail.created_at,
      template: mail.template,
      from: { name: site.siteName, address: site.supportEmail },
      to: mail.recipient,
      date: this.clock.now(),
    });
  }

  private async forgetOld(): Promise<void> {
    await this.mails.removeSentBefore(new Date(this.clock.now().getTime() - KEPT_DAYS * DAY));
  }
}

function contentOf({ template, data }: Mail, links: LateLinks, site: MailSite): MailContent {
  const write = MAIL_TEMPLATES[template] as (data: unknown, links: LateLinks, site: MailSite) => MailContent;
  return write(JSON.parse(data), links, site);
}
