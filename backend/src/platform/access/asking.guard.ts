import { type CanActivate, type ExecutionContext, Injectable, Module } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { AppError } from '../errors/app-error';
import { ASKING } from './asking';

/** Requests of one session that wait, are answered or are on their way. */
const PER_SESSION = 8;
/** Seconds after which another try makes sense. */
const RETRY_AFTER = 5;

/**
 * Stands before the guards that ask the database: a flood of one session's requests for answers that take a while costs next
 * to nothing. Requests without a token are left to the guard that refuses them.
 */
@Injectable()
export class AskingGuard implements CanActivate {
  private readonly tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();
  private readonly underWay = new Map<string, number>();

  constructor(private readonly reflector: Reflector) {}

  /** @throws AppError TOO_MANY_REQUESTS */
  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<true | undefined>(ASKING, context.getHandler()) === undefined) return true;
    const http = context.switchToHttp();
    const token = this.tokenOf(http.getRequest<Request>());
    if (token === null) return true;
    const count = this.underWay.get(token) ?? 0;
    if (count >= PER_SESSION) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: RETRY_AFTER });
    this.underWay.set(token, count + 1);
    http.getResponse<Response>().once('close', () => this.forget(token));
    return true;
  }

  private forget(token: string): void {
    const count = this.underWay.get(token)! - 1;
    if (count > 0) this.underWay.set(token, count);
    else this.underWay.delete(token);
  }
}

/** Comes before the module with the other guards: they run in this order. */
@Module({ providers: [{ provide: APP_GUARD, useClass: AskingGuard }] })
export class AskingModule {}
