import type { Request, RequestHandler, Response } from 'express';
import type { Draining } from '../../../platform/shutdown/draining';
import type { RequestOutcome, Telemetry } from '../../../platform/telemetry/telemetry';
import type { Metrics } from '../../../platform/telemetry/metrics';

/** Seconds; the list is to take less than 20 ms, exports may take long. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Reports each request and its end, and counts them with their times; belongs in front of everything that answers. */
export function watchRequests(draining: Draining, metrics: Metrics, telemetry: Telemetry): RequestHandler {
  const requests = metrics.histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route (as declared, without its values) and status; status 0: the client went away.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
  });
  return (request, response, next) => {
    const startedAt = performance.now();
    draining.begin(response);
    const span = telemetry.request(request);
    // one listener for all: others have theirs on every response too
    response.once('close', () => {
      draining.end(response);
      const outcome = outcomeOf(request, response);
      const { method, route, status } = outcome;
      // others are for files of the site
      const unnamed = request.originalUrl.startsWith('/api') ? 'unknown' : 'site';
      const labels = { method, route: route ?? unnamed, status: status ?? 0 };
      requests.observe(labels, (performance.now() - startedAt) / 1000);
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
