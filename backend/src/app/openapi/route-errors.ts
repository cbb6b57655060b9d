import { ROLES, type Role } from '../../platform/access/role';
import type { AccessRule } from '../../platform/access/access';
import type { ErrorCode } from '../../platform/errors/error-codes';

/** What decides which errors a route may answer with. */
export interface RouteFacts {
  /** e.g. `GET` */
  method: string;
  rule: AccessRule;
  hasPathParameters: boolean;
  hasBody: boolean;
  /** Its answers are worked out a few at a time. */
  isAsking: boolean;
  /** By its decorator. */
  stated: readonly ErrorCode[];
}

/** Codes of the errors that a route may answer with; in no order. */
export function routeErrors(route: RouteFacts): Set<ErrorCode> {
  const { method, rule, hasPathParameters, hasBody, isAsking, stated } = route;
  return new Set<ErrorCode>([
    // whatever it takes: a query parameter that it doesn't know is refused
    'INVALID_REQUEST',
    'VALIDATION_FAILED',
    ...(rule === 'public' ? [] : ['UNAUTHENTICATED' as const, ...refusedRoles(rule)]),
    // from pages of other sites
    ...(method === 'GET' ? [] : ['FORBIDDEN' as const]),
    ...(hasPathParameters ? ['NOT_FOUND' as const] : []),
    ...(hasBody ? ['PAYLOAD_TOO_LARGE' as const, 'UNSUPPORTED_MEDIA_TYPE' as const] : []),
    ...(isAsking ? ['TOO_MANY_REQUESTS' as const] : []),
    'INTERNAL',
    'STORAGE_FULL',
    'UNAVAILABLE',
    ...stated,
  ]);
}

/** As the roles guard answers them. */
function refusedRoles(rule: readonly Role[]): ErrorCode[] {
  return ROLES.filter((role) => !rule.includes(role)).map((role) =>
    role === 'wait' && rule.includes('user') ? 'MEMBERSHIP_REQUIRED' : 'FORBIDDEN',
  );
}
