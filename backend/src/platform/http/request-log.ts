import { RequestMethod } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Params } from 'nestjs-pino';
import { stdSerializers } from 'pino';
import { pseudonym } from '../security/pseudonym';
import type { Telemetry } from '../telemetry/telemetry';

const INFO = 30;

/** Contexts of Nest's messages about its own wiring, logged at every start. */
const WIRING = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);

interface NamedRequest {
  id: string;
  /** Pseudonym of the sender's address. */
  source: string;
}

/** Gives each request its id before all else: answers from in front of the routes name it too. */
export function nameRequests({ jwtSecret }: { jwtSecret: string }): RequestHandler {
  return (request, _response, next) => {
    const source = pseudonym(jwtSecret, request.ip ?? '');
    Object.assign(request, { id: randomUUID(), source } satisfies NamedRequest);
    next();
  };
}

/**
 * Structured request log: id, method, path, status, time, and the sender's address under a pseudonym. No query, header
 * or body is written, and of an error only type, message, stack and code, so no personal data. Outside production requests
 * are logged at `debug` only. With telemetry each line names the trace it belongs to.
 */
export function requestLog(
  settings: { production: boolean; logLevel: string },
  telemetry: Pick<Telemetry, 'logFields'>,
): Params {
  return {
    forRoutes: [{ path: '{*any}', method: RequestMethod.ALL }],
    pinoHttp: {
      level: settings.logLevel,
      mixin: () => telemetry.logFields(),
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
      // pino-http would first copy requests and answers with all their headers
      wrapSerializers: false,
      serializers: {
        req: (request: Request & NamedRequest) => ({
          id: request.id,
          method: request.method,
          path: request.originalUrl.split('?')[0],
          source: request.source,
        }),
        res: ({ headersSent, statusCode }: Response) => ({ status: headersSent ? statusCode : null }),
        // errors of statements and drivers hold the values of a statement, too
        err: stdSerializers.wrapErrorSerializer(({ type, message, stack, code }) => ({
          type,
          message,
          stack,
          code: code as unknown,
        })),
      },
    },
  };
}
