import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { logSecurityEvent } from '../../platform/security/security-log';
import { Database } from '../../platform/database/database';
import { SecondFactorService } from './second-factor/second-factor.service';
import { UsersService } from '../users/users.service';
import { PasswordLinks } from './password-links.service';

/** A random password of 120 bits, for a person to copy once. */
export const randomPassword = (): string => randomBytes(15).toString('base64url');

/** Restores access for an admin who has lost the password, the phone or both; used by a command, never by a route. */
@Injectable()
export class AdminRescue {
  constructor(
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly passwordLinks: PasswordLinks,
    private readonly database: Database,
  ) {}

  /** Sets a new password, removes the second factor and ends all sessions; null when no admin has the address. */
  async resetAdminAccess(email: string): Promise<{ password: string; hadSecondFactor: boolean } | null> {
    const user = await this.users.findByEmail(email);
    if (user?.role !== 'admin') return null;
    const password = randomPassword();
    const password_hash = await this.users.passwordHash(password, user);
    const hadSecondFactor = await this.database.transaction(async () => {
      const turnedOff = await this.secondFactor.turnOff(user.id, null);
      await this.passwordLinks.setPassword(user, password_hash);
      return turnedOff;
    });
    logSecurityEvent('password_changed', { user_id: user.id });
    if (hadSecondFactor) logSecurityEvent('second_factor_off', { user_id: user.id });
    return { password, hadSecondFactor };
  }
}
