import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../../platform/access/role';
import { Clock } from '../../../../platform/time/clock';
import { UsersService } from '../../../users/users.service';
import { MailService } from '../mail.service';
import type { ChangedValue } from '../write/templates';

/** Mails to all admins: about changes that need a confirmation, and what has to be seen to. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly mail: MailService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Queues a mail to each admin in the caller's transaction.
   * @param by who did it; null: a command on the server
   * @param formerAdminId an account that was one until this change, and is told too
   */
  async send(
    by: Pick<Identity, 'username'> | null,
    changes: readonly ChangedValue[],
    formerAdminId?: number,
  ): Promise<void> {
    const data = { by: by?.username ?? null, at: this.clock.now().toISOString(), changes };
    for (const admin of await this.users.admins(formerAdminId))
      await this.mail.queueFor(admin, 'guarded-change', data);
  }

  /**
   * Queues a mail to each admin about a source that gives nothing but old copies.
   * @param onceKey an admin who got a mail with it gets no other one
   */
  async staleSource(about: { source: string; since: Date }, onceKey: string): Promise<void> {
    const data = { source: about.source, since: about.since.toISOString() };
    for (const admin of await this.users.admins())
      await this.mail.queueFor(admin, 'stale-source', data, `${onceKey}:${admin.id}`);
  }
}
