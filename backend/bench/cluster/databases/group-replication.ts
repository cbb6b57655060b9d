import type { Connection, RowDataPacket } from 'mysql2/promise';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join as path } from 'node:path';
import { openServerConnection } from '../../../src/platform/database/server/server-connection';
import { freePort } from '../../../test/support/free-port';
import { untilDone } from '../until-done';
import { MINUTES_TO_JOIN, NODE_NUMBERS, type Nodes } from './nodes';
import { finished } from './tool';

const GROUP = '7f1c9f0a-5d0e-4d63-9a53-0b8f2f6c1d11';

/** MySQL with group replication, one primary. A node is set up again after every start: its options are not kept. */
export class GroupReplicationNodes implements Nodes {
  readonly proxy = 'group-replication.cfg';
  readonly upToDate = "SET SESSION group_replication_consistency = 'BEFORE'";
  readonly urls: readonly string[];

  /** How the killed ones were started. */
  private readonly commands = new Map<number, readonly string[]>();

  private constructor(
    private readonly tool: string,
    private readonly folder: string,
    private readonly ports: readonly number[],
    private readonly groupPorts: readonly number[],
  ) {
    this.urls = ports.map((port) => `mysql://root@127.0.0.1:${port}/site_test`);
  }

  /** @param tool starts a server */
  static async start(tool: string, folder: string): Promise<GroupReplicationNodes> {
    const ports = [];
    for (let n = 0; n < 2 * NODE_NUMBERS.length; n++) ports.push(await freePort());
    const nodes = new GroupReplicationNodes(
      tool,
      folder,
      ports.slice(0, NODE_NUMBERS.length),
      ports.slice(NODE_NUMBERS.length),
    );
    for (const node of NODE_NUMBERS) await nodes.startEmpty(node, node === 1);
    return nodes;
  }

  kill = async (node: number) => {
    this.commands.set(
      node,
      readFileSync(`/proc/${this.processOf(node)}/cmdline`, 'utf8')
        .split('\0')
        .slice(0, -1),
    );
    this.signal(node, 'SIGKILL');
  };
  freeze = async (node: number) => this.signal(node, 'SIGSTOP');
  thaw = async (node: number) => this.signal(node, 'SIGCONT');

  async join(node: number): Promise<void> {
    const command = this.commands.get(node);
    if (command === undefined) return this.startEmpty(node, false);
    // the tool would write into the database, which only the group may do
    const [program, ...args] = command;
    spawn(program!, args, { stdio: 'ignore', detached: true }).unref();
    await this.enter(node, false);
  }

  async empty(node: number): Promise<void> {
    rmSync(this.folderOf(node), { recursive: true });
    this.commands.delete(node);
  }

  readonly foundAlone = (node: number) => this.startEmpty(node, true);

  async complete(): Promise<boolean> {
    const sizes = await Promise.all(
      NODE_NUMBERS.map((node) =>
        this.on(node, async (connection) => {
          const [rows] = await connection.query<RowDataPacket[]>(
            "SELECT COUNT(*) AS size FROM performance_schema.replication_group_members WHERE member_state = 'ONLINE'",
          );
          return Number(rows[0]!['size']);
        }),
      ),
    );
    return sizes.every((size) => size === NODE_NUMBERS.length);
  }

  async stop(): Promise<void> {
    for (const node of NODE_NUMBERS) {
      this.signal(node, 'SIGCONT');
      this.signal(node, 'SIGKILL');
    }
  }

  private async startEmpty(node: number, first: boolean): Promise<void> {
    await finished(this.tool, ['start', this.folderOf(node), String(this.ports[node - 1])]);
    await this.prepare(node);
    await this.enter(node, first);
  }

  /** What stays in a server's own tables: the plugin, and the accounts of other nodes and of HAProxy. */
  private async prepare(node: number): Promise<void> {
    await this.on(node, async (connection) => {
      // every node does this by itself, and none of it is a transaction of the group
      await connection.query('SET SESSION sql_log_bin = 0');
      await connection.query("INSTALL PLUGIN group_replication SONAME 'group_replication.so'");
      await connection.query("CREATE USER replication@'%'");
      await connection.query(
        "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO replication@'%'",
      );
      await connection.query("CREATE USER haproxy_check@'%'");
      await connection.query(
        "GRANT SELECT ON performance_schema.replication_group_members TO haproxy_check@'%'",
      );
      await connection.query('RESET BINARY LOGS AND GTIDS');
    });
  }

  /** @param first whether the group begins with this node */
  private async enter(node: number, first: boolean): Promise<void> {
    const seeds = this.groupPorts.map((port) => `127.0.0.1:${port}`);
    await this.on(node, async (connection) => {
      const set = (name: string, value: string | number) =>
        connection.query(`SET GLOBAL ${name} = ?`, [value]);
      await set('server_id', node);
      await set('group_replication_group_name', GROUP);
      await set('group_replication_local_address', seeds[node - 1]!);
      await set('group_replication_group_seeds', seeds.join());
      await set('group_replication_advertise_recovery_endpoints', `127.0.0.1:${this.ports[node - 1]}`);
      await set('group_replication_recovery_get_public_key', 'ON');
      // a node that hangs leaves the group as soon as it does on Galera
      await set('group_replication_member_expel_timeout', 0);
      await set('group_replication_bootstrap_group', first ? 'ON' : 'OFF');
      await connection.query("START GROUP_REPLICATION USER = 'replication'");
      await set('group_replication_bootstrap_group', 'OFF');
      await untilDone(async () => {
        if (!(await this.isOnline(connection))) throw new Error(`Node ${node} does not come into the group`);
      }, MINUTES_TO_JOIN);
    });
  }

  private async isOnline(connection: Connection): Promise<boolean> {
    const [rows] = await connection.query<RowDataPacket[]>(
      "SELECT 1 FROM performance_schema.replication_group_members WHERE member_id = @@server_uuid AND member_state = 'ONLINE'",
    );
    return rows.length > 0;
  }

  private async on<T>(node: number, work: (connection: Connection) => Promise<T>): Promise<T> {
    // it may still be starting
    const uri = this.urls[node - 1]!;
    const connection = await untilDone(() => openServerConnection({ uri, connectTimeout: 5_000 }));
    try {
      return await work(connection);
    } finally {
      connection.destroy();
    }
  }

  private signal(node: number, signal: NodeJS.Signals): void {
    process.kill(this.processOf(node), signal);
  }

  private readonly processOf = (node: number): number =>
    Number(readFileSync(path(this.folderOf(node), 'my.pid'), 'utf8'));

  private readonly folderOf = (node: number): string => path(this.folder, `n${node}`);
}
