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
  if (database === 'galera') return GaleraNodes.start(folder);
  return GroupReplicationNodes.start(tool ?? join(TOOLS, 'mysql-server'), folder);
}
