import { setTimeout as pause } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import type { SeededRandom } from '../../src/database/demo/random';
import { openServerConnection } from '../../src/database/server/server-connection';
import { NODE_NUMBERS, type Nodes } from './databases/nodes';
import type { Program } from './program';

export const FAULT_KINDS = [
  'node killed',
  'writer killed',
  'node frozen',
  'writer frozen',
  'site process killed',
  'site process frozen',
  'Redis killed',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** How long a fault lasts before it is repaired, in milliseconds. */
const LASTING = 14_000;
/** How long nothing is wrong before the next one, in milliseconds. */
const REST = 4_000;

/** What faults can happen to. */
export interface Machines {
  readonly nodes: Nodes;
  readonly sites: readonly Program[];
  readonly redis: Program;
  /** `mysql://…` of the door through which the site reaches the writer */
  readonly databaseDoor: string;
}

/** Kinds in an order of their own, each as often as the others. */
export function plannedFaults(count: number, random: SeededRandom): FaultKind[] {
  const planned: FaultKind[] = [];
  while (planned.length < count) {
    const left = [...FAULT_KINDS];
    while (left.length > 0) planned.push(...left.splice(Math.floor(random.next() * left.length), 1));
  }
  return planned.slice(0, count);
}

/** Lets a fault happen, last, and be repaired; ends when every node has all data again. */
export async function fault(kind: FaultKind, machines: Machines, random: SeededRandom): Promise<void> {
  const { nodes, sites, redis } = machines;
  const writer = await writerOf(machines);
  const others = NODE_NUMBERS.filter((node) => node !== writer);
  const other = others[Math.floor(random.next() * others.length)]!;
  const site = sites[Math.floor(random.next() * sites.length)]!;
  const harm: Record<FaultKind, readonly [() => unknown, () => unknown]> = {
    'node killed': [() => nodes.kill(other), () => nodes.join(other)],
    'writer killed': [() => nodes.kill(writer), () => nodes.join(writer)],
    'node frozen': [() => nodes.freeze(other), () => nodes.thaw(other)],
    'writer frozen': [() => nodes.freeze(writer), () => nodes.thaw(writer)],
    'site process killed': [() => site.kill(), () => site.start()],
    'site process frozen': [() => site.freeze(), () => site.thaw()],
    'Redis killed': [() => redis.kill(), () => redis.start()],
  };
  const [begin, repair] = harm[kind];
  await begin();
  await pause(LASTING);
  await repair();
  while (!(await nodes.complete().catch(() => false))) await pause(500);
  await pause(REST);
}

/** Number of the node that the door leads to. */
async function writerOf({ databaseDoor, nodes }: Machines): Promise<number> {
  const connection = await openServerConnection({ uri: databaseDoor });
  const [rows] = await connection.query<RowDataPacket[]>('SELECT @@port AS port');
  await connection.end();
  return 1 + nodes.urls.findIndex((url) => new URL(url).port === String(rows[0]!['port']));
}
