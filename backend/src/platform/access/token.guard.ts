import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Observable } from 'rxjs';
import { AppError } from '../errors/app-error';
import { accessRuleOf } from './access';

/** First guard: a route that is not public needs a valid session; the strategy loads it from the database. */
@Injectable()
export class TokenGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> | Observable<boolean> {
    if (accessRuleOf(this.reflector, context) === 'public') return true;
    return super.canActivate(context);
  }

  override handleRequest<T>(error: unknown, user: T | false): T {
    if (error) throw error;
    if (!user) throw new AppError('UNAUTHENTICATED');
    return user;
  }
}
