// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the other end of a connection
import { type Connection, type ConnectionOptions, createConnection } from 'mysql2';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What mysql2's types leave out about the server's end of a connection. */
type ServerEnd = Connection & {
  sequenceId: number;
  serverHandshake(options: object): void;
  writeError(error: object): void;
};

/** Something that speaks MySQL's protocol, as proxies do, and refuses every statement. */
export class RefusingServer {
  readonly statements: string[] = [];
  private readonly server = createServer((socket) => this.greet(socket)).listen(0, '127.0.0.1');

  static async start(): Promise<RefusingServer> {
    const refusing = new RefusingServer();
    await once(refusing.server, 'listening');
    return refusing;
  }

  get url(): string {
    return `mysql://root@127.0.0.1:${(this.server.address() as AddressInfo).port}/oran`;
  }

  stop(): void {
    this.server.close();
  }

  private greet(stream: Socket): void {
    const connection = createConnection({ stream, isServer: true } as ConnectionOptions) as ServerEnd;
    const refuse = (sql: string): void => {
      this.statements.push(sql);
      connection.sequenceId = 1;
      connection.writeError({ code: 1231, message: "Variable 'sql_mode' can't be set" });
      connection.sequenceId = 0;
    };
    connection.on('error', () => undefined);
    connection.on('query', refuse);
    // which mysql2 takes SET for
    connection.on('stmt_prepare', refuse);
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.4.0',
      connectionId: 1,
      statusFlags: 2,
      characterSet: 8,
      capabilityFlags: 0xffffff ^ 0x800,
      authCallback: (_: unknown, accept: (error: null) => void) => {
        accept(null);
        connection.sequenceId = 0;
      },
    });
  }
}
