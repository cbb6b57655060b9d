import type { INestApplication } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS_RULE, type AccessRule } from '../../src/common/access/access';

/** A route as its decorators state it. */
export interface StatedRoute {
  /** e.g. `GET /api/blogs/:id` */
  name: string;
  method: string;
  path: string;
  rule: AccessRule | undefined;
}

/** Every route of the running app, read from the controllers themselves. */
export function statedRoutes(app: INestApplication): StatedRoute[] {
  const routes: StatedRoute[] = [];
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, object>;
      for (const key of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[key]!;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        if (method === undefined) continue;
        const rule = (Reflect.getMetadata(ACCESS_RULE, handler) ??
          Reflect.getMetadata(ACCESS_RULE, metatype)) as AccessRule | undefined;
        for (const base of paths(metatype)) {
          for (const own of paths(handler)) {
            const path = `/api/${base}/${own}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
            routes.push({
              name: `${RequestMethod[method]} ${path}`,
              method: RequestMethod[method]!,
              path,
              rule,
            });
          }
        }
      }
    }
  }
  return routes.sort((a, b) => a.name.localeCompare(b.name));
}

function paths(target: object): string[] {
  const path = Reflect.getMetadata(PATH_METADATA, target) as string | string[];
  return Array.isArray(path) ? path : [path];
}
