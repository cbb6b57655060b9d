import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { BUILD } from '../../../platform/config/version';
import { Database } from '../../../platform/database/database';
import { OutgoingHold } from '../../../platform/database/outgoing-hold';
import { SiteBot } from '../../alerts/telegram/site-bot';
import { AuditService } from '../../audit/audit.service';
import { MailServer } from '../../delivery/mail/server/mail-server';
import { NewslettersService } from '../../delivery/newsletter/sending/newsletters.service';
import { Outbox } from '../../delivery/outbox/queue/outbox';
import { SettingsService } from '../../settings/settings.service';
import { FAILING, type HeldDto, type ReleaseDto, type SiteStateDto } from '../dto/site-state.dto';
import { START_WARNINGS, startProblems } from './start-problems';

type Waiting = ReleaseDto['waiting'];

/** What the owner of a site has to know of it before anything else. */
@Injectable()
export class SiteStateService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Start');

  constructor(
    @Inject(SETTINGS) private readonly site: Settings,
    private readonly settings: SettingsService,
    private readonly hold: OutgoingHold,
    private readonly outbox: Outbox,
    private readonly mailServer: MailServer,
    private readonly newsletters: NewslettersService,
    private readonly bot: SiteBot,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const problems = startProblems(this.site, await this.settings.current());
    for (const problem of problems) this.logger.warn({ problem }, START_WARNINGS[problem]);
    if (await this.hold.isHeld())
      this.logger.warn('A restored copy: mails, feeds and Telegram are held until they are released');
  }

  async read(): Promise<SiteStateDto> {
    return {
      problems: startProblems(this.site, await this.settings.current()),
      failing: await this.failing(),
      held: await this.held(),
      version: { running: BUILD.version, built_at: BUILD.built_at },
    };
  }

  /**
   * Lets mails, messages and feeds leave a restored copy.
   * @param waiting what becomes of what waited when the backup was made: the live site may have sent it since
   * @returns what waited; null when nothing was held
   */
  release(waiting: Waiting): Promise<HeldDto | null> {
    return this.database.transaction(async () => {
      const held = await this.held();
      if (held === null) return null;
      const { since } = held;
      if (waiting === 'drop') {
        await this.newsletters.stopBefore(new Date(since));
        await this.outbox.drop({ before: new Date(since) });
      }
      await this.hold.release();
      return held;
    });
  }

  /** The same by an admin. */
  async releaseAs(who: Identity, waiting: Waiting): Promise<void> {
    if ((await this.hold.since()) === null) return;
    await this.audit.write({ who, action: 'release', entity: 'site' }, async () => {
      const held = await this.release(waiting);
      return { before: held, after: { waiting } };
    });
  }

  private async failing(): Promise<SiteStateDto['failing']> {
    const telegram = await this.bot.state();
    const isFailing = {
      mail: (await this.mailServer.status()).failingSince !== null,
      telegram: telegram === 'token' || telegram === 'unreachable',
    };
    return FAILING.filter((part) => isFailing[part]);
  }

  private async held(): Promise<HeldDto | null> {
    const since = await this.hold.since();
    if (since === null) return null;
    return {
      since: since.toISOString(),
      mails: await this.outbox.countWaiting('mail', { before: since }),
      messages: await this.outbox.countWaiting('telegram', { before: since }),
      newsletters: await this.newsletters.countBefore(since),
    };
  }
}
