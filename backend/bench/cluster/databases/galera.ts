import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join as path } from 'node:path';
import { freePort } from '../../../test/support/free-port';
import { PATH, Program } from '../program';
import { untilDone } from '../until-done';
import { MINUTES_TO_JOIN, NODE_NUMBERS, type Nodes } from './nodes';
import { finished, output } from './tool';

const SHIPPED = path(__dirname, '..', '..', '..', '..', 'docker', 'galera');
const START = path(SHIPPED, 'node.sh');
const AS_ROOT = process.getuid?.() === 0;

/** What the image's entrypoint does: a node without data gets tables of its own, before it looks for a cluster. */
const SERVER = `#!/bin/sh
set -e
settings=$1; shift
if [ ! -d "$DATADIR/mysql" ]; then
  mariadb-install-db --no-defaults AS_USER --datadir="$DATADIR" --auth-root-authentication-method=normal --skip-test-db
  printf '%s\\n' 'FLUSH PRIVILEGES;' 'CREATE DATABASE site_test;' "CREATE USER haproxy_check@'%';" |
    mariadbd --no-defaults AS_USER --datadir="$DATADIR" --bootstrap
fi
exec mariadbd --defaults-file="$settings" "$@"
`.replaceAll('AS_USER', AS_ROOT ? '--user=mysql' : '');

interface Ports {
  readonly sql: number;
  readonly group: number;
  readonly increments: number;
  readonly copy: number;
}

/** MariaDB with Galera: the settings and the start of `docker/compose.cluster.yml`, on one machine. */
export class GaleraNodes implements Nodes {
  readonly proxy = 'galera.cfg';
  readonly upToDate = 'SET SESSION wsrep_sync_wait = 1';
  readonly urls: readonly string[];
  private readonly programs = new Map<number, Program>();

  private constructor(
    private readonly folder: string,
    private readonly ports: readonly Ports[],
  ) {
    this.urls = ports.map(({ sql }) => `mysql://root@127.0.0.1:${sql}/site_test`);
  }

  /** All start at once; the first is told to found the cluster, and the others wait for it. */
  static async start(folder: string): Promise<GaleraNodes> {
    const ports = [];
    for (const _ of NODE_NUMBERS)
      ports.push({
        sql: await freePort(),
        group: await freePort(),
        increments: await freePort(),
        copy: await freePort(),
      });
    const nodes = new GaleraNodes(folder, ports);
    mkdirSync(folder, { recursive: true });
    writeFileSync(nodes.server, SERVER, { mode: 0o755 });
    for (const node of NODE_NUMBERS) {
      mkdirSync(nodes.folderOf(node));
      writeFileSync(nodes.settingsOf(node), nodes.settings(node));
      await nodes.empty(node);
    }
    try {
      await nodes.script(1, 'found', 'empty');
      for (const node of NODE_NUMBERS) nodes.launch(node, START, 'start');
      for (const node of NODE_NUMBERS) await untilDone(() => nodes.script(node, 'check'));
      return nodes;
    } catch (error) {
      await nodes.stop();
      throw error;
    }
  }

  readonly kill = (node: number): Promise<void> => this.programs.get(node)!.kill();
  readonly freeze = async (node: number): Promise<void> => this.programs.get(node)!.freeze();
  readonly thaw = async (node: number): Promise<void> => this.programs.get(node)!.thaw();

  async empty(node: number): Promise<void> {
    const data = this.dataOf(node);
    rmSync(data, { recursive: true, force: true });
    mkdirSync(data);
    if (AS_ROOT) await finished('chown', ['-R', 'mysql:', this.folderOf(node)]);
  }

  async join(node: number): Promise<void> {
    this.launch(node, START, 'start');
    try {
      await untilDone(() => this.script(node, 'check'), MINUTES_TO_JOIN);
    } catch (error) {
      const log = readFileSync(this.logOf(node), 'utf8').split('\n');
      throw new Error(`Node ${node} doesn't join:\n${log.slice(-40).join('\n')}`, { cause: error });
    }
  }

  async foundAlone(node: number): Promise<void> {
    const refused = await this.script(node, 'found', 'empty').then(
      () => false,
      () => true,
    );
    if (!refused) throw new Error(`Node ${node} would found a second cluster`);
    this.launch(node, this.server, this.settingsOf(node), '--wsrep-new-cluster');
    await untilDone(async () => {
      if (!(await this.status(node, 'wsrep_ready')).endsWith('ON'))
        throw new Error(`Node ${node} isn't ready`);
    });
  }

  async complete(): Promise<boolean> {
    const sizes = await Promise.all(NODE_NUMBERS.map((node) => this.status(node, 'wsrep_cluster_size')));
    return sizes.every((size) => size.endsWith(`\t${NODE_NUMBERS.length}`));
  }

  async stop(): Promise<void> {
    for (const program of this.programs.values()) program.thaw();
    await Promise.all([...this.programs.values()].map((program) => program.kill()));
  }

  private launch(node: number, ...command: [string, ...string[]]): void {
    const program = new Program(command, this.environment(node), this.logOf(node));
    this.programs.set(node, program);
    program.start();
  }

  /** Runs the script that the compose file starts nodes with. @throws when it ends with another code than 0 */
  private script(node: number, ...args: string[]): Promise<void> {
    return finished(START, args, { PATH, ...this.environment(node) });
  }

  private async status(node: number, name: string): Promise<string> {
    const where = ['-uroot', '-h127.0.0.1', `-P${this.ports[node - 1]!.sql}`];
    const answer = await output('mariadb', [
      '--no-defaults',
      ...where,
      '-BN',
      '-e',
      `SHOW STATUS LIKE '${name}'`,
    ]);
    return answer.trim();
  }

  private environment(node: number): Record<string, string> {
    return {
      DATADIR: this.dataOf(node),
      SERVER: `${this.server} ${this.settingsOf(node)}`,
      NODES: this.ports.map(({ sql }) => `127.0.0.1:${sql}`).join(' '),
      PORT: String(this.ports[node - 1]!.sql),
    };
  }

  /** The shipped ones, and what several nodes on one machine have to do differently. */
  private settings(node: number): string {
    const { sql, group, increments, copy } = this.ports[node - 1]!;
    const shipped = readFileSync(path(SHIPPED, 'galera.cnf'), 'utf8');
    const options = /^wsrep_provider_options = (.*)$/m.exec(shipped)![1]!;
    return `${shipped}
${AS_ROOT ? 'user = mysql' : ''}
datadir = ${this.dataOf(node)}
socket = ${path(this.folderOf(node), 'socket')}
port = ${sql}
bind_address = 127.0.0.1
innodb_buffer_pool_size = 128M
wsrep_node_name = node${node}
wsrep_node_address = 127.0.0.1
wsrep_cluster_address = gcomm://${this.ports.map((each) => `127.0.0.1:${each.group}`).join()}
wsrep_provider_options = "${options};gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${increments}"
wsrep_sst_method = rsync
wsrep_sst_receive_address = 127.0.0.1:${copy}
`;
  }

  private get server(): string {
    return path(this.folder, 'server.sh');
  }
  private readonly folderOf = (node: number): string => path(this.folder, `n${node}`);
  private readonly dataOf = (node: number): string => path(this.folderOf(node), 'data');
  private readonly logOf = (node: number): string => path(this.folderOf(node), 'log');
  private readonly settingsOf = (node: number): string => path(this.folderOf(node), 'settings.cnf');
}
