import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { Draining } from '../../platform/shutdown/draining';
import { VERSION } from '../../platform/config/version';
import { Database } from '../../platform/database/database';
import { type BotState, SiteBot } from '../alerts/telegram/site-bot';
import { MailServer } from '../delivery/mail/server/mail-server';
import { Archive, ArchiveStatus } from '../../archive/client';
import { DatabaseCondition } from './metrics/database-condition';

export class LiveAnswer {
  status: 'ok';
}

export class IndexAnswer extends LiveAnswer {
  /** The column index of the odds archive. */
  index: ArchiveStatus;
}

export class HealthAnswer extends IndexAnswer {
  /** The bot: its token is no longer valid, Telegram gives no answer, or there is none. No reason for a 503. */
  telegram: BotState;
  /** Of the site, as its changelog counts. */
  version: string;
  database: 'ok';
  /** Whether mails can be sent; the panel says why not. */
  mail: 'ok' | 'failing';
}

export class ReadyAnswer extends IndexAnswer {
  database: 'ok' | 'damaged' | 'read-only';
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly database: Database,
    private readonly archive: Archive,
    private readonly draining: Draining,
    private readonly condition: DatabaseCondition,
    private readonly bot: SiteBot,
    private readonly mail: MailServer,
  ) {}

  /**
   * All is well: the database answers and takes writes, and no damage has been found in it. 503 otherwise. Mails that
   * can't be sent are said, and are no reason to take the site for broken.
   */
  @Public()
  @Get()
  @ApiErrors('DATABASE_DAMAGED', 'DATABASE_READ_ONLY')
  async readHealth(): Promise<HealthAnswer> {
    const takesWrites = await this.askDatabase();
    if (this.condition.isDamaged) throw new AppError('DATABASE_DAMAGED');
    if (!takesWrites) throw new AppError('DATABASE_READ_ONLY', { retryAfter: 5 });
    const { failingSince } = await this.mail.status();
    return {
      status: 'ok',
      version: VERSION,
      database: 'ok',
      mail: failingSince === null ? 'ok' : 'failing',
      telegram: await this.bot.state(),
      index: this.archive.status,
    };
  }

  /** The process answers; nothing else is asked. Without an answer it may be restarted. */
  @Public()
  @Get('live')
  readLive(): LiveAnswer {
    return { status: 'ok' };
  }

  /**
   * Whether to send visitors here: the database answers, and the process is not about to end. 503 otherwise. Neither
   * damage nor a database that takes no writes is a reason to turn visitors away: much works, and what doesn't says so.
   */
  @Public()
  @Get('ready')
  async readReady(): Promise<ReadyAnswer> {
    if (this.draining.hasBegun) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    const takesWrites = await this.askDatabase();
    return {
      status: 'ok',
      database: this.condition.isDamaged ? 'damaged' : takesWrites ? 'ok' : 'read-only',
      index: this.archive.status,
    };
  }

  private async askDatabase(): Promise<boolean> {
    try {
      return await this.database.takesWrites();
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, retryAfter: 5 });
    }
  }
}
