import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { requireConfirmation } from '../../../platform/access/confirmation';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { MailService } from '../../delivery/mail/mail.service';
import { AdminNotices } from '../../delivery/mail/notices/admin-notices';
import { SettingsService } from '../../settings/settings.service';
import { PersonalData } from '../../users/personal-data/personal-data';
import { UsersService } from '../../users/users.service';
import { appEntry, looksLikeCode, newSecret, stepOfCode } from './one-time-code';
import { codesLeft, newRecoveryCodes, recoveryHash, storedCodes, without } from './recovery-codes';
import { openSecret, sealingKey, sealSecret } from './sealed-secret';
import { SecondFactor } from '../entities/second-factor.entity';

/** What comes of a login whose password was right. */
export type FactorCheck = 'not-needed' | 'missing' | 'wrong' | 'code' | 'recovery_code';

/** The second factor of accounts whose owners want one: codes of an authenticator app (RFC 6238). */
@Injectable()
export class SecondFactorService {
  private readonly key: Buffer;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'jwtSecret'>,
    private readonly users: UsersService,
    private readonly siteSettings: SettingsService,
    private readonly mail: MailService,
    private readonly notices: AdminNotices,
    personalData: PersonalData,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.key = sealingKey(settings.jwtSecret);
    personalData.add({
      name: 'second_factor',
      collect: async (userId) => ({ enabled: (await this.status(userId)).enabled }),
    });
  }

  async status(userId: number): Promise<{ enabled: boolean; recovery_codes_left: number }> {
    const factor = await this.findConfirmed(userId);
    return { enabled: factor !== null, recovery_codes_left: codesLeft(factor?.recovery_hashes ?? null) };
  }

  /**
   * Makes a secret for the app; one that was made before and never confirmed is forgotten.
   * @throws AppError CONFLICT when the factor is on
   */
  async begin(userId: number): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    const { site_name: siteName } = await this.siteSettings.current();
    return this.database.transaction(async () => {
      await this.users.lock([userId]);
      const { email } = await this.users.require(userId);
      if ((await this.find(userId))?.confirmed_at) throw alreadyOn();
      await this.forget(userId);
      await this.database.manager.insert(SecondFactor, {
        user_id: userId,
        sealed_secret: sealSecret(this.key, userId, secret),
        created_at: this.clock.now(),
        confirmed_at: null,
        last_step: null,
        recovery_salt: null,
        recovery_hashes: null,
      });
      return appEntry(secret, { siteName, email });
    });
  }

  /**
   * Turns the factor on after a first code, and returns the recovery codes, which can't be read again. `also` joins
   * the transaction.
   * @throws AppError VALIDATION_FAILED for a wrong code; CONFLICT when it is on, or was not begun
   */
  async confirm(userId: number, code: string, also: () => Promise<void>): Promise<string[]> {
    const factor = await this.find(userId);
    if (factor?.confirmed_at) throw alreadyOn();
    const secret = factor && openSecret(this.key, userId, factor.sealed_secret);
    if (!secret) throw new AppError('CONFLICT', { message: tr.secondFactor.notBegun });
    const now = this.clock.now();
    const step = stepOfCode(secret, code, now);
    if (step === null) throw new AppError('VALIDATION_FAILED', { fields: { code: tr.secondFactor.wrong } });
    const codes = newRecoveryCodes();
    const stored = await storedCodes(codes);
    await this.database.transaction(async () => {
      await this.users.lock([userId]);
      const user = await this.users.require(userId);
      // not one that has been confirmed or begun again meanwhile
      const { affected } = await this.database.manager.update(
        SecondFactor,
        { user_id: userId, sealed_secret: factor.sealed_secret, confirmed_at: IsNull() },
        { confirmed_at: now, last_step: step, ...stored },
      );
      if (affected !== 1) throw new AppError('CONFLICT', { message: tr.secondFactor.notBegun });
      await also();
      await this.mail.queueFor(user, 'second-factor-on', {});
    });
    return codes;
  }

  /**
   * Turns the factor off, and mails the owner of the account and all admins, as somebody else may have done it.
   * @param by who does it; null: a command on the server
   * @returns false when it was not on; one that was only begun is forgotten all the same
   * @throws AppError CONFIRMATION_REQUIRED
   */
  turnOff(userId: number, by: Identity | null): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.users.lock([userId]);
      const user = await this.users.require(userId);
      const isOn = (await this.findConfirmed(userId)) !== null;
      if (isOn && by) requireConfirmation(by, this.clock.now());
      await this.forget(userId);
      if (!isOn) return false;
      await this.mail.queueFor(user, 'second-factor-off', {});
      const { secondFactorOf, on, off } = tr.mails.guardedChange;
      await this.notices.send(by, [{ what: secondFactorOf(user.username), before: on, after: off }]);
      return true;
    });
  }

  /** Looks at the code of a login, and uses it up. To be asked only once the password was right. */
  async check(userId: number, code: string | undefined): Promise<FactorCheck> {
    const factor = await this.findConfirmed(userId);
    if (!factor) return 'not-needed';
    if (!code?.trim()) return 'missing';
    if (looksLikeCode(code)) return (await this.takeCode(factor, code)) ? 'code' : 'wrong';
    return (await this.takeRecoveryCode(factor, code)) ? 'recovery_code' : 'wrong';
  }

  private async takeCode(factor: SecondFactor, code: string): Promise<boolean> {
    // null after JWT_SECRET was changed: then only recovery codes help
    const secret = openSecret(this.key, factor.user_id, factor.sealed_secret);
    const step = secret && stepOfCode(secret, code, this.clock.now());
    return step !== null && this.takeStep(factor, step);
  }

  private async takeRecoveryCode({ user_id, recovery_salt }: SecondFactor, code: string): Promise<boolean> {
    const hash = recovery_salt && (await recoveryHash(code, recovery_salt));
    if (!hash) return false;
    return this.database.transaction(async () => {
      await this.users.lock([user_id]);
      const factor = await this.findConfirmed(user_id);
      const left = without(factor?.recovery_hashes ?? '', hash);
      if (left === null) return false;
      await this.database.manager.update(SecondFactor, { user_id }, { recovery_hashes: left });
      return true;
    });
  }

  private find(userId: number): Promise<SecondFactor | null> {
    return this.database.manager.findOneBy(SecondFactor, { user_id: userId });
  }

  private findConfirmed(userId: number): Promise<SecondFactor | null> {
    return this.database.manager.findOneBy(SecondFactor, { user_id: userId, confirmed_at: Not(IsNull()) });
  }

  private async forget(userId: number): Promise<void> {
    await this.database.manager.delete(SecondFactor, { user_id: userId });
  }

  /** Uses up the codes of a step and of all before it; false when another request was faster. */
  private async takeStep({ user_id, sealed_secret }: SecondFactor, step: number): Promise<boolean> {
    const confirmed = { user_id, sealed_secret, confirmed_at: Not(IsNull()) };
    const before = [IsNull(), LessThan(step)].map((last_step) => ({ ...confirmed, last_step }));
    const { affected } = await this.database.manager.update(SecondFactor, before, { last_step: step });
    return affected === 1;
  }
}

const alreadyOn = (): AppError => new AppError('CONFLICT', { message: tr.secondFactor.alreadyOn });
