import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { pick } from '../../platform/pick';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { AlertsService } from '../alerts/alerts.service';
import { AdminNotices } from '../delivery/mail/notices/admin-notices';
import { effectiveRole } from '../subscriptions/membership/membership';
import { PersonalData } from '../users/personal-data/personal-data';
import { UsersService } from '../users/users.service';
import { OwnPassword } from './own-password.service';
import type { AccountDeletionDto, ProfileAnswer, SuccessAnswer, TelegramLinkDto } from './dto/profile.dto';

/** What the owner of an account sees and does with it. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly users: UsersService,
    private readonly personalData: PersonalData,
    private readonly alerts: AlertsService,
    private readonly notices: AdminNotices,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async read({ userId }: Identity): Promise<ProfileAnswer> {
    const { username, email, tg_link, subscription_end_date } = await this.users.require(userId);
    return {
      username,
      email,
      tg_link: tg_link ?? '',
      subscription_end_date: subscription_end_date?.toISOString() ?? null,
      alerts: await this.alerts.read(userId),
    };
  }

  async setTelegramLink({ userId }: Identity, { tg_link }: TelegramLinkDto): Promise<SuccessAnswer> {
    await this.users.update(userId, { tg_link: tg_link || null });
    return { success: true, message: tr.profile.tgLinkSaved };
  }

  /** Everything the site keeps about an account, as JSON. */
  async exportAll({ userId }: Identity): Promise<Record<string, unknown>> {
    const now = this.clock.now();
    const user = await this.users.require(userId);
    return {
      exported_at: now,
      account: {
        ...pick(user, 'id', 'username', 'email', 'tg_link', 'subscription_end_date', 'created_at'),
        ...pick(user, 'is_blocked', 'blocked_reason', 'reminders_off_at'),
        role: effectiveRole(user, now),
      },
      ...(await this.personalData.collect(userId)),
    };
  }

  /**
   * Deletes the account with everything personal; of an admin's the other admins are told.
   * @throws AppError WRONG_PASSWORD, LAST_ADMIN, TOO_MANY_REQUESTS
   */
  async remove({ userId, username }: Identity, { password }: AccountDeletionDto): Promise<MessageAnswer> {
    await this.ownPassword.require(userId, password);
    await this.database.transaction(async () => {
      await this.users.lockWithAdmins(userId);
      const { role } = await this.users.require(userId);
      if (role === 'admin') await this.users.requireAnotherAdmin(userId);
      await this.users.erase(userId);
      const { roleOf, roles, deleted } = tr.mails.guardedChange;
      if (role === 'admin')
        await this.notices.send({ username }, [
          { what: roleOf(username), before: roles.admin, after: deleted },
        ]);
      await this.database.afterCommit(() => logSecurityEvent('account_deleted', { user_id: userId }));
    });
    return { message: tr.profile.deleted };
  }
}
