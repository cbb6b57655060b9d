import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { lookOrGiveBack } from '../../platform/http/rate-limit';
import { tr } from '../../platform/locale/tr';
import { pseudonym } from '../../platform/security/pseudonym';
import { logSecurityEvent } from '../../platform/security/security-log';
import { Clock } from '../../platform/time/clock';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import { MAIL_CONSENT_VERSION } from '../delivery/newsletter/consent/consent-version';
import { NewsletterService } from '../delivery/newsletter/newsletter.service';
import { AGREEMENT_VERSION } from '../settings/values/site-texts';
import { effectiveRole } from '../subscriptions/membership/membership';
import { emailKey } from '../../platform/text/email-address';
import { ConsentsService } from '../users/consents.service';
import { UsersService } from '../users/users.service';
import type { LoginAnswer, LoginDto, RegisterDto, RoleAnswer } from './dto/auth.dto';
import { CountedCodes } from './login/counted-codes';
import { deviceName } from './login/device-name';
import { LoginLimits } from './login/login-limits';
import { SessionsService } from './sessions.service';

@Injectable()
export class AuthService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'jwtSecret'>,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly codes: CountedCodes,
    private readonly consents: ConsentsService,
    private readonly newsletter: NewsletterService,
    private readonly limits: LoginLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError WRONG_CREDENTIALS, the same for an unknown e-mail and a wrong password; once the password is
   * right SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG; TOO_MANY_REQUESTS; UNAVAILABLE when too many log in at once
   */
  async login(
    { email, password, code }: LoginDto,
    { address, userAgent }: { address: string; userAgent: string | undefined },
  ): Promise<LoginAnswer> {
    await this.limits.countLogin(address, email);
    const giveBack = (): Promise<void> => this.limits.giveLoginBack(address, email);
    const user = await lookOrGiveBack(() => this.users.findByCredentials(email, password), giveBack);
    const account = pseudonym(this.settings.jwtSecret, emailKey(email));
    if (!user) {
      logSecurityEvent('login_failed', { method: 'password', account });
      throw new AppError('WRONG_CREDENTIALS');
    }
    const factor = await this.codes.check(user.id, code, giveBack);
    if (factor === 'missing') {
      await giveBack();
      throw new AppError('SECOND_FACTOR_REQUIRED');
    }
    if (factor === 'wrong') {
      logSecurityEvent('login_failed', { method: 'second_factor', account });
      throw new AppError('SECOND_FACTOR_WRONG');
    }
    await this.limits.forgiveLogin(address, email);
    const method = factor === 'not-needed' ? 'password' : factor;
    logSecurityEvent('login_succeeded', { method, user_id: user.id });
    return {
      session_token: await this.sessions.begin(user.id, deviceName(userAgent)),
      role: effectiveRole(user, this.clock.now()),
      username: user.username,
    };
  }

  /**
   * Makes a waiting account and keeps the proof of what its owner agreed to.
   * @throws AppError VALIDATION_FAILED, EMAIL_TAKEN, USERNAME_TAKEN, TOO_MANY_REQUESTS
   */
  async register(account: RegisterDto, address: string): Promise<MessageAnswer> {
    await this.limits.registrations.count(address);
    const { terms_version: version = AGREEMENT_VERSION, newsletter_consent: newsletter } = account;
    const id = await this.users.create(account, async (userId) => {
      await this.consents.give(userId, { kind: 'terms', version, address });
      if (newsletter) {
        const consent = { kind: 'newsletter', version: MAIL_CONSENT_VERSION, address } as const;
        await this.consents.give(userId, consent);
      }
    });
    logSecurityEvent('account_registered', { user_id: id });
    if (newsletter) await this.newsletter.subscribeAccount(account.email, address);
    return { message: tr.auth.registered };
  }

  async logout({ sessionId, userId }: Identity): Promise<void> {
    await this.sessions.end(sessionId);
    logSecurityEvent('logged_out', { user_id: userId });
  }

  checkRole({ role, username, subscriptionEndDate }: Identity): RoleAnswer {
    return { role, username, subscription_end_date: subscriptionEndDate?.toISOString() ?? null };
  }
}
