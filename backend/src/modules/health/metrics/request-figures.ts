import { Injectable } from '@nestjs/common';
import { Metrics } from '../../../platform/telemetry/metrics';
import type { RequestOutcome } from '../../../platform/telemetry/telemetry';

/** Seconds; the list is to take less than 20 ms, exports may take long. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Counts requests and their times. */
@Injectable()
export class RequestFigures {
  private readonly requests;

  constructor(metrics: Metrics) {
    this.requests = metrics.histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by route (as declared, without its values) and status; status 0: the client went away.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
    });
  }

  /** A request has been answered, or its client is gone. @param isApi otherwise it is one for a file of the site */
  count({ method, route, status }: RequestOutcome, isApi: boolean, seconds: number): void {
    const labels = { method, route: route ?? (isApi ? 'unknown' : 'site'), status: status ?? 0 };
    this.requests.observe(labels, seconds);
  }
}
