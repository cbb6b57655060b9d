import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors/app-error';
import { accessRuleOf } from './access';
import type { Identity } from './role';

/** Second guard: the effective role must be in the route's rule; a route without a rule is closed to all. */
@Injectable()
export class RolesGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = accessRuleOf(this.reflector, context);
    if (rule === 'public') return true;
    const { user } = context.switchToHttp().getRequest<Request & { user?: Identity }>();
    if (!rule || !user) throw new AppError('FORBIDDEN');
    if (rule.includes(user.role)) return true;
    throw new AppError(user.role === 'wait' && rule.includes('user') ? 'MEMBERSHIP_REQUIRED' : 'FORBIDDEN');
  }
}
