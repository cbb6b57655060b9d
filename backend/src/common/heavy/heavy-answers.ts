import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { catchError, finalize, type Observable, of, throwError } from 'rxjs';
import type { Identity } from '../access/role';
import { RolesGuard } from '../access/roles.guard';
import { TokenGuard } from '../access/token.guard';
import { HEAVY_KIND, type HeavyKind, type HeavyRequest } from './heavy-kinds';
import { HeavyQueues } from './heavy-queues';

/** Milliseconds for which a client may take nothing of its answer. */
const LONGEST_SILENCE = 60_000;

/** For a client that has left: nothing to send, and nothing to log. */
const NOTHING = of(undefined);

/** Lets the requests of a heavy route wait for their turn, and stops the work of those whose clients are gone. */
@Injectable()
export class HeavyAnswers implements NestInterceptor {
  private readonly guards: readonly [TokenGuard, RolesGuard];

  constructor(
    private readonly queues: HeavyQueues,
    private readonly reflector: Reflector,
  ) {
    this.guards = [new TokenGuard(reflector), new RolesGuard(reflector)];
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<HeavyRequest & { user: Identity }>();
    const response = http.getResponse<Response>();
    const client = new AbortController();
    response.once('close', () => client.abort());
    response.setTimeout(LONGEST_SILENCE, () => response.destroy());
    if (response.destroyed) return NOTHING;
    const kind = this.reflector.get<HeavyKind>(HEAVY_KIND, context.getHandler());
    const place = await this.queues
      .enter(kind, request.user.userId, client.signal)
      .catch((error: unknown) => {
        if (client.signal.aborted) return null;
        throw error;
      });
    if (place === null) return NOTHING;
    request.heavyWork = {
      signal: client.signal,
      workedOut: place.workedOut,
      stillAllowed: () => this.askGuards(context),
    };
    return next.handle().pipe(
      catchError((error: unknown) => (client.signal.aborted ? NOTHING : throwError(() => error))),
      finalize(place.leave),
    );
  }

  private async askGuards(context: ExecutionContext): Promise<void> {
    // they throw where they refuse
    for (const guard of this.guards) await guard.canActivate(context);
  }
}
