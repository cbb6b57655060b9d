import { Injectable } from '@nestjs/common';
import { requireConfirmation } from '../../platform/access/confirmation';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import type { TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { pick } from '../../platform/pick';
import { type AdminWriteResult, AuditService } from '../audit/audit.service';
import { PasswordLinks } from '../auth/password-links.service';
import { SessionsService } from '../auth/sessions.service';
import { MailService } from '../delivery/mail/mail.service';
import { AdminNotices } from '../delivery/mail/notices/admin-notices';
import { UndeliverableAddresses } from '../delivery/mail/undeliverable/undeliverable-addresses';
import { SecondFactorService } from '../auth/second-factor/second-factor.service';
import { afterRoleChange, effectiveRole, isLower } from '../subscriptions/membership/membership';
import { accountNames } from '../users/names/account-names';
import { referenceCode } from '../users/names/reference-code';
import type { User } from '../users/entities/user.entity';
import { requireEmail, UsersService } from '../users/users.service';
import { accountChanges } from './guarded/guarded-changes';
import type { BlockDto, UserFormDto, UserListRow, UserTableRow } from './dto/users-table.dto';

/** What admins do with accounts. */
@Injectable()
export class UsersTableService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly passwordLinks: PasswordLinks,
    private readonly secondFactor: SecondFactorService,
    private readonly mail: MailService,
    private readonly notices: AdminNotices,
    private readonly undeliverable: UndeliverableAddresses,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<UserListRow>> {
    return (await this.users.list(query)).map(async (users) => {
      const since = await this.undeliverable.sinceOf(users.map((user) => user.email_key));
      return users.map((user) => ({
        ...this.row(user),
        undeliverable_since: since.get(user.email_key)?.toISOString() ?? null,
      }));
    });
  }

  /**
   * Creates an account without a password and mails a link to set one.
   * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN, USERNAME_TAKEN; CONFIRMATION_REQUIRED for an admin
   */
  async add(who: Identity, { username, email, role, tg_link }: UserFormDto): Promise<UserTableRow> {
    if (role === 'admin') requireConfirmation(who, this.clock.now());
    const account = { username, email, role, tgLink: tg_link || null, password: null };
    const id = await this.users.create(account, (userId) =>
      this.write(who, 'create', async () => {
        const user = await this.users.require(userId);
        await this.mail.queueFor(user, 'set-password', {});
        await this.tellAdmins(who, null, user);
        return { after: this.row(user) };
      }),
    );
    return this.row(await this.users.require(id));
  }

  /**
   * Changes an account. A lower role ends its sessions; another address makes links mailed to the old one worthless,
   * and the old one gets a mail about the change. Who is admin changes with a confirmation only.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, EMAIL_TAKEN, USERNAME_TAKEN, LAST_ADMIN, CONFIRMATION_REQUIRED
   */
  async change(who: Identity, id: number, form: UserFormDto): Promise<UserTableRow> {
    const names = accountNames(form);
    const { after } = await this.users.explainTaken(names, id, () =>
      this.write(who, 'update', async () => {
        await this.users.lockWithAdmins(id);
        const before = await this.users.require(id);
        if (names.email_key !== before.email_key) requireEmail(names);
        if (names.username_key !== before.username_key) await this.users.requireNewUsername(names, id);
        const now = this.clock.now();
        const membership = afterRoleChange(before, form.role, now);
        if (before.role === 'admin' && form.role !== 'admin') await this.users.requireAnotherAdmin(id);
        const tg_link = form.tg_link === undefined ? before.tg_link : form.tg_link || null;
        const values = { ...names, tg_link, ...membership };
        const after = { ...before, ...values };
        if (accountChanges(before, after).length > 0) requireConfirmation(who, now);
        await this.users.update(id, values);
        await this.tellAdmins(who, before, after);
        if (isLower(effectiveRole(before, now), effectiveRole(after, now))) await this.sessions.endAll(id);
        if (names.email_key !== before.email_key) {
          await this.passwordLinks.revoke(id);
          // to the former address
          await this.mail.queueFor(before, 'email-changed', {});
        }
        return { before: this.row(before), after: this.row(after) };
      }),
    );
    return after;
  }

  /**
   * Deletes an account with everything personal.
   * @throws AppError NOT_FOUND, LAST_ADMIN; CONFLICT for one's own account; CONFIRMATION_REQUIRED for an admin's
   */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    if (id === who.userId) throw new AppError('CONFLICT', { message: tr.users.ownAccount });
    await this.write(who, 'delete', async () => {
      await this.users.lockWithAdmins(id);
      const before = await this.users.require(id);
      if (before.role === 'admin') {
        await this.users.requireAnotherAdmin(id);
        requireConfirmation(who, this.clock.now());
      }
      await this.users.erase(id);
      await this.tellAdmins(who, before, null);
      return { before: this.row(before) };
    });
    return { message: tr.users.deleted };
  }

  /** Bars an account from writing comments. @throws AppError NOT_FOUND */
  block(who: Identity, id: number, { reason }: BlockDto): Promise<UserTableRow> {
    return this.setBlock(who, id, 'block', { is_blocked: true, blocked_reason: reason });
  }

  /** @throws AppError NOT_FOUND */
  async unblock(who: Identity, id: number): Promise<MessageAnswer> {
    await this.setBlock(who, id, 'unblock', { is_blocked: false, blocked_reason: null });
    return { message: tr.users.unblocked };
  }

  /**
   * Mails a link to set a password: to somebody who has none yet as on the first day, to others as if they had
   * forgotten it.
   * @throws AppError NOT_FOUND
   */
  async sendPasswordMail(who: Identity, id: number): Promise<MessageAnswer> {
    const { email } = await this.write(who, 'password_mail', async () => {
      const user = await this.users.require(id);
      const template = (await this.users.hasSetPassword(id)) ? 'password-reset' : 'set-password';
      await this.mail.queueFor(user, template, {});
      return { entityId: id, email: user.email };
    });
    return { message: tr.users.passwordMailQueued(email) };
  }

  /** Logs an account out everywhere. @throws AppError NOT_FOUND */
  async endSessions(who: Identity, id: number): Promise<MessageAnswer> {
    await this.write(who, 'end_sessions', async () => {
      await this.users.require(id);
      await this.sessions.endAll(id);
      return { entityId: id };
    });
    return { message: tr.users.sessionsEnded };
  }

  /**
   * Removes the second factor of an account, and mails its owner and all admins.
   * @throws AppError NOT_FOUND, also without one; CONFIRMATION_REQUIRED
   */
  async removeSecondFactor(who: Identity, id: number): Promise<MessageAnswer> {
    await this.write(who, 'remove_second_factor', async () => {
      if (!(await this.secondFactor.turnOff(id, who)))
        throw new AppError('NOT_FOUND', { message: tr.users.secondFactorNotOn });
      return { entityId: id };
    });
    return { message: tr.users.secondFactorRemoved };
  }

  /** Mails all admins what a write changed of who is admin, if it did. */
  private async tellAdmins(who: Identity, before: User | null, after: User | null): Promise<void> {
    const changes = accountChanges(before, after);
    if (changes.length > 0) await this.notices.send(who, changes, before?.id);
  }

  private async setBlock(
    who: Identity,
    id: number,
    action: string,
    values: Pick<User, 'is_blocked' | 'blocked_reason'>,
  ): Promise<UserTableRow> {
    const { after } = await this.write(who, action, async () => {
      await this.users.lock([id]);
      const before = await this.users.require(id);
      await this.users.update(id, values);
      return { before: this.row(before), after: this.row({ ...before, ...values }) };
    });
    return after;
  }

  private write<Result extends AdminWriteResult>(
    who: Identity,
    action: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.audit.write({ who, action, entity: 'users' }, work);
  }

  private row(user: User): UserTableRow {
    return {
      ...pick(user, 'id', 'username', 'email', 'is_blocked', 'blocked_reason'),
      tg_link: user.tg_link ?? '',
      role: effectiveRole(user, this.clock.now()),
      subscription_end_date: user.subscription_end_date?.toISOString() ?? null,
      reference_code: referenceCode(user.id),
      created_at: user.created_at.toISOString(),
    };
  }
}
