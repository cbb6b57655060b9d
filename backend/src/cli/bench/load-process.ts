import { Agent, get } from 'node:http';
import type { Load, LoadResult } from './load';

/** The process that sends requests: see `generateLoad`. */
process.once('message', (load: Load) => {
  run(load).then(
    (result) => process.send!(result),
    (error: Error) => process.send!(error),
  );
});

const BROWSER = 'gzip, deflate, br';

async function run({
  address,
  token,
  paths,
  clients,
  requests,
  encoding = BROWSER,
}: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  const latencies: number[] = [];
  let sent = 0;
  let bytes = 0;
  const ask = (path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${address}${path}`, { agent, headers }, (answer) => {
        let length = 0;
        // not unpacked: that would be this process's work, not the site's
        answer.on('data', (chunk: Buffer) => (length += chunk.length));
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(length) : reject(new Error(`${answer.statusCode} for ${path}`)),
        );
      }).on('error', reject);
    });
  const client = async (): Promise<void> => {
    while (sent < requests) {
      const path = paths[sent++ % paths.length]!;
      const startedAt = performance.now();
      bytes = await ask(path);
      latencies.push(performance.now() - startedAt);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { latencies, seconds, bytes };
}
