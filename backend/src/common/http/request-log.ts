import { RequestMethod } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Params } from 'nestjs-pino';

const INFO = 30;

/** What Nest tells about its own wiring at every start. */
const WIRING = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

/** Gives each request its id before all else: answers from in front of the routes name it too. */
export const nameRequests: RequestHandler = (request, _response, next) => {
  (request as typeof request & { id: string }).id = randomUUID();
  next();
};

/**
 * Structured request log: id, method, path, status and time. No query, header, body or address is written, so no
 * personal data. Outside production requests are logged at `debug` only.
 */
export function requestLog(settings: { production: boolean; logLevel: string }): Params {
  return {
    forRoutes: [{ path: '{*any}', method: RequestMethod.ALL }],
    pinoHttp: {
      level: settings.logLevel,
      genReqId: ({ id }) => id ?? randomUUID(),
      customLogLevel: (_request, response) =>
        response.statusCode >= 500 ? 'warn' : settings.production ? 'info' : 'debug',
      hooks: {
        logMethod(args, method, level) {
          const [head] = args as [{ context?: string } | string];
          if (level <= INFO && typeof head === 'object' && WIRING.has(head.context ?? '')) return;
          method.apply(this, args);
        },
      },
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
    },
  };
}
