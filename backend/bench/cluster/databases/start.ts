import { join } from 'node:path';
import type { ClusterDatabase } from '../../cluster-arguments';
import { GaleraNodes } from './galera';
import { GroupReplicationNodes } from './group-replication';
import type { Nodes } from './nodes';

const TOOLS = join(__dirname, '..', '..', '..', '..', '..', 'shared', 'tools');

/** @param tool program that starts a MySQL server; null = the one beside this checkout */
export async function startNodes(
  database: ClusterDatabase,
  tool: string | null,
  folder: string,
): Promise<Nodes> {
  if (database === 'galera') {
    // by the time its node starts, a port that was free may be another program's
    return GaleraNodes.start(join(folder, 'first')).catch((error: unknown) => {
      process.stderr.write(`The nodes didn't start (${String(error)}); once more with other ports\n`);
      return GaleraNodes.start(join(folder, 'second'));
    });
  }
  return GroupReplicationNodes.start(tool ?? join(TOOLS, 'mysql-server'), folder);
}
