import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../config/settings';
import { portMessages } from './messages';

/**
 * Makes sure that the site can listen where it shall, before anything is loaded; otherwise prints one line about it
 * and exits 1.
 */
export async function portOrExit({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // a host's name is looked up before anything listens
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    process.stderr.write(`${portMessages.problem(port, host, code ?? '')}\n`);
    process.exit(1);
  }
}
