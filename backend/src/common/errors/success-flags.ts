import type { INestApplication } from '@nestjs/common';
import { EXCEPTION_FILTERS_METADATA } from '@nestjs/common/constants';
import { type StatedRoute, statedRoutes } from '../http/stated-routes';
import { ErrorFilter, type FlagOf, type SuccessFlag } from './error.filter';

/**
 * Which flag the errors of a request's route promise, for errors from before the route: a body that can't be read, an
 * address that can't be decoded. Routes state it by their own {@link ErrorFilter}.
 * @param prefix what stands before the paths of all routes
 */
export function successFlags(app: INestApplication, prefix: string): FlagOf {
  const routes = statedRoutes(app, prefix).flatMap((route) => {
    const flag = successFlagOf(route);
    return flag === undefined ? [] : [{ method: route.method, path: pattern(route.path), flag }];
  });
  return ({ method, path }) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return routes.find((route) => route.method === asked && route.path.test(path))?.flag;
  };
}

/** The flag that a route's own {@link ErrorFilter}, or its controller's, puts beside its errors. */
export const successFlagOf = ({ controller, handler }: StatedRoute): SuccessFlag | undefined =>
  statedFlag(handler) ?? statedFlag(controller);

function statedFlag(target: object): SuccessFlag | undefined {
  const filters = (Reflect.getMetadata(EXCEPTION_FILTERS_METADATA, target) ?? []) as unknown[];
  const filter = filters.find((each): each is ErrorFilter => each instanceof ErrorFilter);
  return typeof filter?.flag === 'string' ? filter.flag : undefined;
}

/** As the router matches: names stand for one part of an address, case and a slash at the end don't matter. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
