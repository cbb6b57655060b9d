import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { ExtractJwt } from 'passport-jwt';
import { AppError } from '../errors/app-error';
import { HEAVY_KIND, HEAVY_LIMITS, type HeavyKind } from './heavy-kinds';

/**
 * Stands before the guards that ask the database: of one session no more requests for heavy answers go on than may wait
 * or be worked out. A flood of them costs next to nothing. Requests without a token are left to the guard that refuses
 * them.
 */
@Injectable()
export class HeavyGuard implements CanActivate {
  private readonly tokenOf = ExtractJwt.fromAuthHeaderAsBearerToken();
  private readonly underWay = new Map<string, number>();

  constructor(private readonly reflector: Reflector) {}

  /** @throws AppError TOO_MANY_REQUESTS */
  canActivate(context: ExecutionContext): boolean {
    const kind = this.reflector.get<HeavyKind | undefined>(HEAVY_KIND, context.getHandler());
    if (kind === undefined) return true;
    const http = context.switchToHttp();
    const token = this.tokenOf(http.getRequest<Request>());
    if (token === null) return true;
    const key = `${kind} ${token}`;
    const { perMember, retryAfter } = HEAVY_LIMITS[kind];
    const count = this.underWay.get(key) ?? 0;
    if (count >= perMember) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
    this.underWay.set(key, count + 1);
    http.getResponse<Response>().once('close', () => this.forget(key));
    return true;
  }

  private forget(key: string): void {
    const count = this.underWay.get(key)! - 1;
    if (count > 0) this.underWay.set(key, count);
    else this.underWay.delete(key);
  }
}
