import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { IN_BACKGROUND } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { BackgroundWork } from '../../../platform/background/background-work';
import { SessionsService } from '../sessions.service';

/**
 * Notes that a session is in use, but for requests that open pages send by themselves. No request waits for it. As the
 * last guard of the session, for Nest takes several times as long for an interceptor that does nothing.
 */
@Injectable()
export class SessionUse implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly background: BackgroundWork,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Identity }>();
    const noted = user && this.sessions.noteUse(user);
    if (noted && !this.reflector.get<boolean | undefined>(IN_BACKGROUND, context.getHandler()))
      this.background.runAfterResponse(noted);
    return true;
  }
}
