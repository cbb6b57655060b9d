import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../common/errors/app-error';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { inTransaction } from '../../database/transaction';
import { MailService } from '../mail/mail.service';
import { SettingsService } from '../settings/settings.service';
import { PersonalData } from '../users/personal-data';
import type { User } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { appEntry, looksLikeCode, newSecret, stepOfCode } from './one-time-code';
import { codesLeft, newRecoveryCodes, recoveryHash, storedCodes, without } from './recovery-codes';
import { openSecret, sealingKey, sealSecret } from './sealed-secret';
import type { SecondFactor } from './second-factor.entity';
import { SecondFactorsRepository } from './second-factors.repository';

/** What comes of a login whose password was right. */
export type FactorCheck = 'not-needed' | 'missing' | 'wrong' | 'code' | 'recovery_code';

/** The second factor of accounts whose owners want one: codes of an authenticator app (RFC 6238). */
@Injectable()
export class SecondFactorService implements OnModuleInit {
  private readonly key: Buffer;

  constructor(
    @Inject(SETTINGS) settings: Pick<Settings, 'jwtSecret'>,
    private readonly factors: SecondFactorsRepository,
    private readonly users: UsersService,
    private readonly siteSettings: SettingsService,
    private readonly mail: MailService,
    private readonly personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.key = sealingKey(settings.jwtSecret);
  }

  onModuleInit(): void {
    this.personalData.add({
      name: 'second_factor',
      collect: async (userId) => ({ enabled: (await this.status(userId)).enabled }),
    });
  }

  async status(userId: number): Promise<{ enabled: boolean; recovery_codes_left: number }> {
    const factor = await this.factors.findConfirmed(userId);
    return { enabled: factor !== null, recovery_codes_left: codesLeft(factor?.recovery_hashes ?? null) };
  }

  /**
   * Makes a secret for the app; one that was made before and never confirmed is forgotten.
   * @throws AppError CONFLICT when the factor is on
   */
  async begin(userId: number): Promise<{ secret: string; uri: string }> {
    const secret = newSecret();
    const { site_name: siteName } = await this.siteSettings.current();
    return inTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, [userId]);
      const { email } = await this.users.require(userId, manager);
      if ((await this.factors.find(userId, manager))?.confirmed_at) throw alreadyOn();
      await this.factors.remove(manager, userId);
      await this.factors.insert(manager, {
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
   * Turns the factor on after a first code, and returns the recovery codes, which nobody can read again. `also` joins
   * the transaction.
   * @throws AppError VALIDATION_FAILED for a wrong code; CONFLICT when it is on, or was not begun
   */
  async confirm(
    userId: number,
    code: string,
    also: (manager: EntityManager) => Promise<void>,
  ): Promise<string[]> {
    const factor = await this.factors.find(userId);
    if (factor?.confirmed_at) throw alreadyOn();
    const secret = factor && openSecret(this.key, userId, factor.sealed_secret);
    if (!secret) throw new AppError('CONFLICT', { message: tr.secondFactor.notBegun });
    const now = this.clock.now();
    const step = stepOfCode(secret, code, now);
    if (step === null) throw new AppError('VALIDATION_FAILED', { fields: { code: tr.secondFactor.wrong } });
    const codes = newRecoveryCodes();
    const stored = await storedCodes(codes);
    await inTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, [userId]);
      const user = await this.users.require(userId, manager);
      if (!(await this.factors.confirm(manager, factor, { confirmed_at: now, last_step: step, ...stored })))
        throw new AppError('CONFLICT', { message: tr.secondFactor.notBegun });
      await also(manager);
      await this.tell(manager, 'second-factor-on', user);
    });
    return codes;
  }

  /**
   * Turns the factor off, and tells the owner of the account by mail: it may have been somebody else.
   * @returns false when it was not on; one that was only begun is forgotten all the same
   */
  async turnOff(manager: EntityManager, userId: number): Promise<boolean> {
    await this.users.lock(manager, [userId]);
    const user = await this.users.require(userId, manager);
    const factor = await this.factors.find(userId, manager);
    await this.factors.remove(manager, userId);
    if (!factor?.confirmed_at) return false;
    await this.tell(manager, 'second-factor-off', user);
    return true;
  }

  /** Looks at the code of a login, and uses it up. To be asked only once the password was right. */
  async check(userId: number, code: string | undefined): Promise<FactorCheck> {
    const factor = await this.factors.findConfirmed(userId);
    if (!factor) return 'not-needed';
    if (!code?.trim()) return 'missing';
    if (looksLikeCode(code)) return (await this.takeCode(factor, code)) ? 'code' : 'wrong';
    return (await this.takeRecoveryCode(factor, code)) ? 'recovery_code' : 'wrong';
  }

  private async takeCode(factor: SecondFactor, code: string): Promise<boolean> {
    // null after JWT_SECRET was changed: then only recovery codes help
    const secret = openSecret(this.key, factor.user_id, factor.sealed_secret);
    const step = secret && stepOfCode(secret, code, this.clock.now());
    return step !== null && this.factors.takeStep(factor, step);
  }

  private async takeRecoveryCode({ user_id, recovery_salt }: SecondFactor, code: string): Promise<boolean> {
    const hash = recovery_salt && (await recoveryHash(code, recovery_salt));
    if (!hash) return false;
    return inTransaction(this.dataSource, async (manager) => {
      await this.users.lock(manager, [user_id]);
      const factor = await this.factors.findConfirmed(user_id, manager);
      const left = without(factor?.recovery_hashes ?? '', hash);
      if (left === null) return false;
      await this.factors.setRecoveryHashes(manager, user_id, left);
      return true;
    });
  }

  private tell(
    manager: EntityManager,
    template: 'second-factor-on' | 'second-factor-off',
    { id, email, username }: User,
  ): Promise<void> {
    return this.mail.queue(manager, { template, to: email, userId: id, data: { username } });
  }
}

const alreadyOn = (): AppError => new AppError('CONFLICT', { message: tr.secondFactor.alreadyOn });
