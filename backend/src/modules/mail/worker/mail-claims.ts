import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { SettingsService } from '../../settings/settings.service';
import type { Mail } from '../entities/mail.entity';
import { MailsRepository } from '../entities/mails.repository';
import { FIRST, OF_MANY } from '../entities/priority';
import { type Allowance, allowance } from '../server/allowance';
import { MailServerRepository } from '../server/mail-server.repository';

const NONE = { lastHour: 0, thisMinute: 0 };

/** Takes mails for sending: no process more than it has room for, all together no more than the hour has left. */
@Injectable()
export class MailClaims {
  constructor(
    private readonly database: Database,
    private readonly mails: MailsRepository,
    private readonly server: MailServerRepository,
    private readonly settings: SettingsService,
  ) {}

  /** SQL of whether mails are due, or it is time to see whether the server takes any again. */
  isTime(): string {
    const isOver = `paused_until IS NULL OR paused_until <= ${this.database.clock.instant()}`;
    return `(SELECT CASE WHEN failures = 0 THEN ${this.mails.hasDue()} ELSE (${isOver}) END FROM mail_server WHERE id = 1)`;
  }

  /** @param room mails that this process could send now, of all kinds and of many */
  claim(room: { all: number; ofMany: number }): Promise<Mail[]> {
    return this.database.transaction(async () => {
      await this.server.lock();
      const { row, now } = await this.server.read();
      // another process has found out that the server takes none
      if (row.paused_until !== null && row.paused_until > now) return [];
      const allowed = await this.allowance(now);
      const first = await this.mails.claim(Math.min(room.all, allowed.first), [FIRST]);
      const left = Math.min(room.ofMany, room.all - first.length, allowed.ofMany - first.length);
      const claimed = [...first, ...(await this.mails.claim(left, OF_MANY))];
      if (claimed.length > 0) await this.server.addTried(now, claimed.length);
      return claimed;
    });
  }

  private async allowance(now: Date): Promise<Allowance> {
    const { mails_per_hour: perHour } = await this.settings.current();
    return allowance(perHour, perHour === 0 ? NONE : await this.server.tried(now));
  }
}
