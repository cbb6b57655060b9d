import type { RequestHandler } from 'express';
import type { Draining } from '../../../common/shutdown/draining';
import type { Metrics } from './metrics';

/** Reports each request and its end; belongs in front of everything that answers. */
export function watchRequests(draining: Draining, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    draining.begin(response);
    // one listener for both: others have theirs on every response too
    response.once('close', () => {
      draining.end(response);
      metrics.count(request, response, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
