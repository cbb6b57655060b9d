import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './free-port';

const PROGRAM = 'redis-server';

/** Whether this machine has a Redis server to test with. */
export const HAS_REDIS = spawnSync(PROGRAM, ['--version']).status === 0;

/** A real Redis on loopback, without anything on disk, that can go and come back under its address. */
export class RedisServer {
  private child: ChildProcess | null = null;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.begin();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async begin(): Promise<void> {
    this.child = spawn(
      PROGRAM,
      ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  async end(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
