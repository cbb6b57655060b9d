import { fork } from 'node:child_process';
import { extname, join } from 'node:path';

/** What a load generator is to do. */
export interface Load {
  readonly address: string;
  readonly token: string;
  /** Asked one after the other, again from the start after the last. */
  readonly paths: readonly string[];
  /** Clients that each ask as soon as they have an answer. */
  readonly clients: number;
  /** Requests in all. */
  readonly requests: number;
  /** Encodings that are accepted; left out = those of a browser. */
  readonly encoding?: string;
}

/** What came of it. */
export interface LoadResult {
  /** Milliseconds from sending a request to its answer's last byte, by request. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  /** Compressed bytes of the last answer. */
  readonly bytes: number;
}

/** Sends requests from a process of its own, so that the site's process does nothing but answer. */
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
