import { NODE_NUMBERS, type Nodes } from './nodes';
import { finished, output } from './tool';

/** MariaDB with Galera. */
export class GaleraNodes implements Nodes {
  readonly proxy = 'galera.cfg';

  private constructor(
    private readonly tool: string,
    private readonly folder: string,
    readonly urls: readonly string[],
  ) {}

  /**
   * @param tool starts, kills and joins the nodes
   * @param port of the first node; the others have those that follow
   */
  static async start(tool: string, folder: string, port: number): Promise<GaleraNodes> {
    const urls = await output(tool, ['start', folder, String(NODE_NUMBERS.length), String(port)]);
    return new GaleraNodes(tool, folder, urls.trim().split('\n'));
  }

  readonly kill = (node: number) => this.call('kill', node);
  readonly freeze = (node: number) => this.call('pause', node);
  readonly thaw = (node: number) => this.call('resume', node);
  readonly join = (node: number) => this.call('join', node);
  readonly stop = () => finished(this.tool, ['stop', this.folder]);

  async complete(): Promise<boolean> {
    const sizes = await output(this.tool, ['size', this.folder]);
    return NODE_NUMBERS.every((node) => sizes.includes(`n${node} ${NODE_NUMBERS.length}`));
  }

  private call(what: string, node: number): Promise<void> {
    return finished(this.tool, [what, this.folder, String(node)]);
  }
}
