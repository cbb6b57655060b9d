import { type INestApplication, RequestMethod } from '@nestjs/common';
import { EXCEPTION_FILTERS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';
import { ErrorFilter, type FlagOf, type SuccessFlag } from './error.filter';

interface FlaggedRoute {
  method: string;
  path: RegExp;
  flag: SuccessFlag;
}

/**
 * Which flag the errors of a request's route promise, for errors from before the route: a body that can't be read, an
 * address that can't be decoded. Routes state it by their own {@link ErrorFilter}.
 * @param prefix what stands before the paths of all routes
 */
export function successFlags(app: INestApplication, prefix: string): FlagOf {
  const routes: FlaggedRoute[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype === 'function') routes.push(...flaggedRoutes(metatype, prefix));
    }
  }
  return ({ method, path }) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return routes.find((route) => route.method === asked && route.path.test(path))?.flag;
  };
}

function flaggedRoutes(controller: object & { prototype: object }, prefix: string): FlaggedRoute[] {
  const handlers = Object.values(Object.getOwnPropertyDescriptors(controller.prototype));
  return handlers.flatMap(({ value: handler }: { value?: unknown }) => {
    if (typeof handler !== 'function') return [];
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    const flag = statedFlag(handler) ?? statedFlag(controller);
    if (method === undefined || flag === undefined) return [];
    return pathsOf(controller).flatMap((base) =>
      pathsOf(handler).map((own) => ({
        method: RequestMethod[method],
        path: pattern([prefix, base, own].join('/')),
        flag,
      })),
    );
  });
}

function statedFlag(target: object): SuccessFlag | undefined {
  const filters = (Reflect.getMetadata(EXCEPTION_FILTERS_METADATA, target) ?? []) as unknown[];
  const filter = filters.find((each): each is ErrorFilter => each instanceof ErrorFilter);
  return typeof filter?.flag === 'string' ? filter.flag : undefined;
}

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();

/** As the router matches: names stand for one part of an address, case and a slash at the end don't matter. */
function pattern(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  return new RegExp(`^/${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}/?$`, 'i');
}
