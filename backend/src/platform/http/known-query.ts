import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { Request } from 'express';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';

/**
 * Refuses query parameters on routes that read none of that name. A handler that takes the whole query checks it with its
 * DTO or by itself; one that takes the request does as it likes. It comes after the guards that decide about access.
 */
@Injectable()
export class KnownQueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const known = queryNames(context);
    if (known !== 'any') {
      const { query } = context.switchToHttp().getRequest<Request>();
      const unknown = Object.keys(query).filter((name) => !known.includes(name));
      if (unknown.length > 0) {
        const fields = Object.fromEntries(unknown.map((name) => [name, tr.validation.unknownField]));
        throw new AppError('VALIDATION_FAILED', { fields });
      }
    }
    return true;
  }
}

/** Names of the query parameters that a route's handler takes one by one. */
function queryNames(context: ExecutionContext): string[] | 'any' {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ??
    {}) as Record<string, { data?: unknown }>;
  const names: string[] = [];
  for (const [place, { data }] of Object.entries(args)) {
    const kind = Number(place.split(':')[0]);
    if (kind === RouteParamtypes.REQUEST) return 'any';
    if (kind !== RouteParamtypes.QUERY) continue;
    if (typeof data !== 'string') return 'any';
    names.push(data);
  }
  return names;
}
