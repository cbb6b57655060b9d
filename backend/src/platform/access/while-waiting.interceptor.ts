import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, type Observable, of, throwError } from 'rxjs';
import type { Identity } from './role';
import { RolesGuard } from './roles.guard';
import { TokenGuard } from './token.guard';

/** Milliseconds for which a client may take nothing of its answer. */
const LONGEST_SILENCE = 60_000;

/** For a client that has left: nothing to send, and nothing to log. */
const NOTHING = of(undefined);

/** Tells a route when its client has left. */
@Injectable()
export class WhileWaiting implements NestInterceptor {
  private readonly guards: readonly [TokenGuard, RolesGuard];

  constructor(reflector: Reflector) {
    this.guards = [new TokenGuard(reflector), new RolesGuard(reflector)];
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { user: Identity; asker?: unknown }>();
    const response = http.getResponse<Response>();
    const client = new AbortController();
    response.once('close', () => client.abort());
    response.setTimeout(LONGEST_SILENCE, () => response.destroy());
    if (response.destroyed) return NOTHING;
    request.asker = {
      member: request.user.userId,
      signal: client.signal,
      stillAllowed: () => this.askGuards(context),
    };
    return next
      .handle()
      .pipe(catchError((error: unknown) => (client.signal.aborted ? NOTHING : throwError(() => error))));
  }

  private async askGuards(context: ExecutionContext): Promise<void> {
    // they throw where they refuse
    for (const guard of this.guards) await guard.canActivate(context);
  }
}
