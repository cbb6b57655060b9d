import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { IndexKeeper } from '../../odds/engine/index-keeper';
import { DatabaseCondition } from './database-condition';

/** Seconds; the list is to take less than 20 ms, exports may take long. */
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Figures of this process for Prometheus. Nothing in them identifies a visitor. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route (as declared, without its values) and status; status 0: the client went away.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private watchesProcess = false;

  constructor(odds: IndexKeeper, condition: DatabaseCondition) {
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('database_damaged', 'Whether damage has been found in the database.', () =>
      Number(condition.isDamaged),
    );
    gauge('odds_index_ready', 'Whether searches run in the index in memory.', () =>
      Number(odds.state.state === 'ready'),
    );
    gauge('odds_index_matches', 'Matches in the index.', () => odds.state.rows ?? 0);
    gauge('odds_index_bytes', 'Memory of its columns.', () => odds.state.bytes ?? 0);
    gauge('odds_index_revision', "The archive's revision that the index stands at.", () => odds.revision);
  }

  /** A request has been answered, or its client is gone. */
  count(request: Request, response: Response, seconds: number): void {
    const status = response.writableFinished ? response.statusCode : 0;
    this.requests.observe({ method: request.method, route: routeOf(request), status }, seconds);
  }

  /** All figures in the text format of Prometheus. Those of Node.js itself begin with the first call. */
  read(): Promise<string> {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.registry });
    this.watchesProcess = true;
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}

/** The declared route: the requested path would make a series of every id. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  // a path with a star is that of a middleware
  if (typeof path === 'string' && path.startsWith('/api') && !path.includes('*')) return path;
  return request.originalUrl.startsWith('/api') ? 'unknown' : 'site';
}
