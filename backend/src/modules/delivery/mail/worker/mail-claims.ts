import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { SettingsService } from '../../../settings/settings.service';
import { Outbox } from '../../outbox/queue/outbox';
import type { OutboxMessage } from '../../outbox/entities/outbox-message.entity';
import { PRIORITY } from '../../outbox/queue/message-state';
import { type Allowance, allowance } from '../server/allowance';
import { MailServer } from '../server/mail-server';

/** Those of which there may be thousands at once. */
const OF_MANY = [PRIORITY.alert, PRIORITY.newsletter];

const NONE = { lastHour: 0, thisMinute: 0 };

/** Takes mails for sending: no process more than it has room for, all together no more than the hour has left. */
@Injectable()
export class MailClaims {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly server: MailServer,
    private readonly settings: SettingsService,
  ) {}

  /** SQL of whether mails are due, or it is time to see whether the server takes any again. */
  isTime(): string {
    const isOver = `paused_until IS NULL OR paused_until <= ${this.database.clock.instant()}`;
    return `(SELECT CASE WHEN failures = 0 THEN ${this.outbox.hasDue('mail')} ELSE (${isOver}) END FROM mail_server WHERE id = 1)`;
  }

  /** @param room mails that this process could send now, of all kinds and of many */
  claim(room: { all: number; ofMany: number }): Promise<OutboxMessage[]> {
    return this.database.transaction(async () => {
      await this.server.lock();
      const { row, now } = await this.server.read();
      // another process has found out that the server takes none
      if (row.paused_until !== null && row.paused_until > now) return [];
      const allowed = await this.allowance(now);
      const first = await this.outbox.claim('mail', Math.min(room.all, allowed.first), [PRIORITY.awaited]);
      const left = Math.min(room.ofMany, room.all - first.length, allowed.ofMany - first.length);
      const claimed = [...first, ...(await this.outbox.claim('mail', left, OF_MANY))];
      if (claimed.length > 0) await this.server.addTried(now, claimed.length);
      return claimed;
    });
  }

  private async allowance(now: Date): Promise<Allowance> {
    const { mails_per_hour: perHour } = await this.settings.current();
    return allowance(perHour, perHour === 0 ? NONE : await this.server.tried(now));
  }
}
