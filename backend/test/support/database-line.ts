import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a database server that can be cut, stalled and mended, as a network or a restarting server does. */
export class DatabaseLine {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private server: Server | null = null;
  private port = 0;
  private stalled = false;

  private constructor(private readonly target: URL) {}

  static async to(databaseUrl: string): Promise<DatabaseLine> {
    const line = new DatabaseLine(new URL(databaseUrl));
    await line.mend();
    return line;
  }

  /** The database's address by way of this line. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.toString();
  }

  /** Ends all connections and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = null;
    server?.close();
    for (const pair of this.pairs) for (const end of pair) end.resetAndDestroy();
    if (server) await once(server, 'close');
  }

  /** Keeps connections open but lets nothing through any more, until {@link mend}. */
  stall(): void {
    this.stalled = true;
    for (const pair of this.pairs) for (const end of pair) end.pause();
  }

  async mend(): Promise<void> {
    this.stalled = false;
    for (const pair of this.pairs) for (const end of pair) end.resume();
    if (this.server) return;
    this.server = createServer((client) => this.carry(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private carry(client: Socket): void {
    const far = connect(Number(this.target.port) || 3306, this.target.hostname);
    const pair = [client, far] as const;
    this.pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    };
    pass(client, far);
    pass(far, client);
    if (this.stalled) for (const end of pair) end.pause();
  }
}
