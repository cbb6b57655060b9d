import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../common/access/role';
import { Clock } from '../../../common/time/clock';
import { UsersService } from '../../users/users.service';
import { MailService } from '../mail.service';
import type { ChangedValue } from '../write/templates';

/** Mails to all admins about changes that need a confirmation. */
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
    for (const { id, email, username } of await this.users.admins(formerAdminId))
      await this.mail.queue({
        template: 'guarded-change',
        to: email,
        userId: id,
        data: { ...data, username },
      });
  }
}
