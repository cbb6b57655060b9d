import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ModulesContainer } from '@nestjs/core';

/** A route as the decorators of a controller state it. */
export interface StatedRoute {
  /** e.g. `GET` */
  method: string;
  /** With the prefix of all routes, e.g. `/api/blogs/:id`. */
  path: string;
  controller: Type;
  handler: (...args: never[]) => unknown;
}

/**
 * Every route of an app, read from its controllers.
 * @param prefix what stands before the paths of all routes
 */
export function statedRoutes(app: INestApplication, prefix: string): StatedRoute[] {
  const modules = [...app.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) =>
    typeof metatype === 'function' ? routesOf(metatype as Type, prefix) : [],
  );
}

function routesOf(controller: Type, prefix: string): StatedRoute[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(controller.prototype as object));
  return members.flatMap(({ value: handler }: { value?: unknown }) => {
    if (typeof handler !== 'function') return [];
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return [];
    return pathsOf(controller).flatMap((base) =>
      pathsOf(handler).map((own) => ({
        method: RequestMethod[method],
        path: `/${[prefix, base, own].flatMap((part) => part.split('/').filter((each) => each !== '')).join('/')}`,
        controller,
        handler: handler as StatedRoute['handler'],
      })),
    );
  });
}

const pathsOf = (target: object): string[] =>
  [Reflect.getMetadata(PATH_METADATA, target) as string | string[]].flat();

/**
 * What holds for the route of a request before the router has found it; undefined where nothing does.
 * @param valueOf what a route states; asked once for each
 */
export function routeLookup<T>(
  app: INestApplication,
  prefix: string,
  valueOf: (route: StatedRoute) => T | undefined,
): (request: { method: string; path: string }) => T | undefined {
  const routes = statedRoutes(app, prefix).flatMap((route) => {
    const value = valueOf(route);
    return value === undefined ? [] : [{ method: route.method, path: pattern(route.path), value }];
  });
  return ({ method, path }) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    return routes.find((route) => route.method === asked && route.path.test(path))?.value;
  };
}

/** As the router matches: names stand for one part of an address, case and a slash at the end don't matter. */
function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
