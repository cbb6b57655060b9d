import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Systems take the ports of outgoing connections from above these: one that is found free stays free until it is listened on. */
const [LOWEST, HIGHEST] = [10_000, 32_000];

/** A port of this machine that nothing listens on, and that no connection is given meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
