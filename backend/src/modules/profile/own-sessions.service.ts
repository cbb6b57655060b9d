import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import { tr } from '../../platform/locale/tr';
import { logSecurityEvent } from '../../platform/security/security-log';
import { SessionsService } from '../auth/sessions.service';
import { OwnPassword } from './own-password.service';

/** Where the owner of an account is logged in. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly ownPassword: OwnPassword,
  ) {}

  /** @throws AppError WRONG_PASSWORD, NOT_FOUND, TOO_MANY_REQUESTS */
  async end({ userId }: Identity, id: string, password: string): Promise<MessageAnswer> {
    await this.ownPassword.require(userId, password);
    if (!(await this.sessions.endOfOwner(userId, id))) throw new AppError('NOT_FOUND');
    logSecurityEvent('sessions_ended', { user_id: userId, which: 'one' });
    return { message: tr.profile.sessionEnded };
  }

  /** Ends all but the acting one. @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS */
  async endOthers({ userId, sessionId }: Identity, password: string): Promise<MessageAnswer> {
    await this.ownPassword.require(userId, password);
    await this.sessions.endAll(userId, sessionId);
    logSecurityEvent('sessions_ended', { user_id: userId, which: 'others' });
    return { message: tr.profile.otherSessionsEnded };
  }
}
