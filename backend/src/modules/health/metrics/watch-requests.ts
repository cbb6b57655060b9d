import type { Request, RequestHandler, Response } from 'express';
import type { Draining } from '../../../platform/shutdown/draining';
import type { RequestOutcome, Telemetry } from '../../../platform/telemetry/telemetry';
import type { RequestFigures } from './request-figures';

/** Reports each request and its end; belongs in front of everything that answers. */
export function watchRequests(
  draining: Draining,
  figures: RequestFigures,
  telemetry: Telemetry,
): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    draining.begin(response);
    const span = telemetry.request(request);
    // one listener for all: others have theirs on every response too
    response.once('close', () => {
      draining.end(response);
      const outcome = outcomeOf(request, response);
      const isApi = request.originalUrl.startsWith('/api');
      figures.count(outcome, isApi, (performance.now() - startedAt) / 1000);
      span.end(outcome);
    });
    span.run(next);
  };
}

function outcomeOf(request: Request, response: Response): RequestOutcome {
  return {
    method: request.method,
    route: routeOf(request),
    status: response.writableFinished ? response.statusCode : null,
  };
}

/** The declared route: the requested path would make a series of every id. */
function routeOf(request: Request): string | null {
  const { path } = (request.route ?? {}) as { path?: unknown };
  // a path with a star is that of a middleware
  return typeof path === 'string' && path.startsWith('/api') && !path.includes('*') ? path : null;
}
