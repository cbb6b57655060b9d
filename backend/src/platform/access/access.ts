import {
  type CustomDecorator,
  type ExecutionContext,
  SetMetadata,
  createParamDecorator,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ROLES, type Identity, type Role } from './role';

/** A route's access rule: open to everybody, or to the named roles. */
export type AccessRule = 'public' | readonly Role[];

export const ACCESS_RULE = 'access-rule';

/** Open to everybody, logged in or not. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_RULE, 'public' satisfies AccessRule);

/** Open to these effective roles. */
export const Roles = (...roles: [Role, ...Role[]]): CustomDecorator => SetMetadata(ACCESS_RULE, roles);

/** Open to all who are logged in. */
export const LoggedIn = (): CustomDecorator => SetMetadata(ACCESS_RULE, ROLES);

/** Open to those with an active membership: paid data. `wait` is answered MEMBERSHIP_REQUIRED. */
export const Members = (): CustomDecorator => Roles('user', 'editor', 'admin');

export const IN_BACKGROUND = 'in-background';

/** Open pages send it by themselves: it doesn't count as use of the session. */
export const InBackground = (): CustomDecorator => SetMetadata(IN_BACKGROUND, true);

/** The rule of the handler, else of its class, else undefined: without a rule access is denied. */
export function accessRuleOf(reflector: Reflector, context: ExecutionContext): AccessRule | undefined {
  return reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
    context.getHandler(),
    context.getClass(),
  ]);
}

/** The identity of the request; only for routes that are not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): Identity => {
  return context.switchToHttp().getRequest<Request & { user: Identity }>().user;
});
