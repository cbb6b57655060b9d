import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../../src/platform/access/access';
import * as routes from '../../src/platform/http/stated-routes';

/** A route with the name that the access table has for it. */
export interface StatedRoute extends routes.StatedRoute {
  /** e.g. `GET /api/blogs/:id` */
  name: string;
  rule: AccessRule | undefined;
}

/** Every route of the running app, by name. */
export function statedRoutes(app: INestApplication): StatedRoute[] {
  const reflector = app.get(Reflector);
  return routes
    .statedRoutes(app, 'api')
    .map((route) => ({
      ...route,
      name: `${route.method} ${route.path}`,
      rule: reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [
        route.handler,
        route.controller,
      ]),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
