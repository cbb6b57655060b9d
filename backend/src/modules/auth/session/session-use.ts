import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { IN_BACKGROUND } from '../../../common/access/access';
import type { Identity } from '../../../common/access/role';
import { BackgroundWork } from '../../../common/background/background-work';
import { SessionsService } from '../sessions.service';

/** Notes that a session is in use, but for requests that open pages send by themselves. No request waits for it. */
@Injectable()
export class SessionUse implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly background: BackgroundWork,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<Request & { user?: Identity }>();
    const noted = user && this.sessions.noteUse(user);
    if (noted && !this.reflector.get<boolean | undefined>(IN_BACKGROUND, context.getHandler()))
      this.background.runAfterResponse(noted);
    return next.handle();
  }
}
