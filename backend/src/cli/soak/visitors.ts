import { fork } from 'node:child_process';
import { extname, join } from 'node:path';

/** A route of the site, with the addresses of it that are asked. */
export interface VisitedRoute {
  readonly name: string;
  readonly paths: readonly string[];
  /** How often it is asked, compared with the others. */
  readonly weight: number;
}

/** What visitors do: each asks for the next address as soon as it has an answer. */
export interface Visit {
  readonly address: string;
  /** One session per member; the visitors share them out among themselves. */
  readonly tokens: readonly string[];
  readonly routes: readonly VisitedRoute[];
  readonly clients: number;
  readonly seconds: number;
}

/** What came of it. */
export interface VisitResult {
  readonly seconds: number;
  /** Milliseconds from sending a request to its answer's last byte, by route. */
  readonly latencies: Readonly<Record<string, readonly number[]>>;
  /** Requests that ended in anything but 200 with a whole answer: how many of each kind, e.g. `/api/scan: 503`. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Sends visitors from a process of their own, so that the site's process does nothing but answer. */
export function sendVisitors(visit: Visit): Promise<VisitResult> {
  const child = fork(join(__dirname, `visitor-process${extname(__filename)}`), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => {
      child.disconnect();
      if (result instanceof Error) reject(result);
      else resolve(result as VisitResult);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The visitors' process ended with code ${code}`)));
    child.send(visit);
  });
}
