import { parseArgs } from 'node:util';

/** What replicates the rows from node to node. */
export const DATABASES = ['galera', 'group-replication'] as const;
export type ClusterDatabase = (typeof DATABASES)[number];

/** What `npm run test:cluster` was asked for. */
export interface ClusterArguments {
  readonly faults: number;
  readonly seed: number;
  readonly database: ClusterDatabase;
  /** Program that starts a MySQL server; null = the usual one. */
  readonly tool: string | null;
  /** Whether `docs/scaling.md` is to be written. */
  readonly write: boolean;
  /** Whether logs and data are left behind. */
  readonly keep: boolean;
}

export const CLUSTER_USAGE = `Usage: npm run test:cluster -- [--faults 30] [--seed 1] [--database galera] [--tool PATH] [--dry] [--keep]

Three database nodes, three site processes, Redis and HAProxy, under load while one after the other fails. In the end each
node in turn loses its disk.

  --faults N      how many faults, 1 to 1000 (default 30)
  --seed N        which faults in which order (default 1)
  --database D    galera (MariaDB, the default) or group-replication (MySQL)
  --tool PATH     program that starts a MySQL server, for group-replication
  --dry           prints only, leaves docs/scaling.md as it is
  --keep          leaves logs and data in the folder that it names

haproxy, redis-server and, for Galera, mariadb-server and rsync must be installed.
`;

/** Reads the command line; a text says what is wrong with it. */
export function readClusterArguments(argv: readonly string[]): ClusterArguments | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        faults: { type: 'string', default: '30' },
        seed: { type: 'string', default: '1' },
        database: { type: 'string', default: 'galera' },
        tool: { type: 'string' },
        dry: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    });
    const [faults, seed] = [Number(values.faults), Number(values.seed)];
    if (!Number.isInteger(faults) || faults < 1 || faults > 1_000) return '--faults takes 1 to 1000.';
    if (!Number.isInteger(seed) || seed < 0) return '--seed takes a whole number.';
    const database = DATABASES.find((name) => name === values.database);
    if (database === undefined) return `--database takes ${DATABASES.join(' or ')}.`;
    const { tool = null, keep } = values;
    return { faults, seed, database, tool, write: !values.dry, keep };
  } catch (error) {
    return (error as Error).message;
  }
}
