import { fork } from 'node:child_process';
import { extname, join } from 'node:path';

/** A kind of request, with the addresses of it that are asked for. */
export interface LoadedRoute {
  readonly name: string;
  readonly paths: readonly string[];
  /** How often it is asked for, compared with the others. */
  readonly weight: number;
}

/** What a load generator does: each client asks for the next address as soon as it has an answer. */
export interface Load {
  readonly address: string;
  /** One session per member; the clients share them out among themselves. */
  readonly tokens: readonly string[];
  readonly routes: readonly LoadedRoute[];
  readonly clients: number;
  /** Requests in all, or seconds to ask for. */
  readonly end: { readonly requests: number } | { readonly seconds: number };
}

/** The figures of a load. */
export interface LoadResult {
  /** Seconds from the first request to the last answer. */
  readonly seconds: number;
  /** Milliseconds from sending a request to its answer's last byte, by route; of answers with status 200. */
  readonly latencies: Readonly<Record<string, readonly number[]>>;
  /** Requests that ended in anything but 200 with a whole answer: how many of each kind, e.g. `/api/scan: 503`. */
  readonly errors: Readonly<Record<string, number>>;
}

/** Sends requests from a process of its own, so that neither the site's process nor this one has a part in it. */
export function generateLoad(load: Load): Promise<LoadResult> {
  const child = fork(join(__dirname, `load-process${extname(__filename)}`), { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (result) => {
      child.disconnect();
      if (result instanceof Error) reject(result);
      else resolve(result as LoadResult);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The load generator ended with code ${code}`)));
    child.send(load);
  });
}

/** All latencies of a load, whatever the route. */
export const latenciesOf = ({ latencies }: LoadResult): number[] => Object.values(latencies).flat();

/** How many requests of a load had no whole answer. */
export const failuresOf = ({ errors }: LoadResult): number =>
  Object.values(errors).reduce((sum, count) => sum + count, 0);
