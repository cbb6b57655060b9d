import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** What HAProxy thinks of the nodes, read from its statistics socket. */
export class ProxyView {
  constructor(readonly socket: string) {}

  /** Lines for HAProxy's configuration that open the socket. */
  get settings(): string {
    return `global\n  stats socket ${this.socket} level user\n`;
  }

  /** Whether the site may be sent to a node. */
  async isUp(node: number): Promise<boolean> {
    const socket = connect(this.socket);
    socket.write('show stat\n');
    const [head, ...lines] = (await text(socket)).split('\n').map((line) => line.split(','));
    const status = lines.find(([backend, server]) => backend === 'nodes' && server === `node${node}`);
    if (head === undefined || status === undefined) throw new Error('HAProxy has no such node');
    return status[head.indexOf('status')]!.startsWith('UP');
  }
}
