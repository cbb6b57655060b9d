import { setTimeout as pause } from 'node:timers/promises';
import type { RowDataPacket } from 'mysql2/promise';
import type { SeededRandom } from '../../src/demo/random';
import { openServerConnection } from '../../src/platform/database/server/server-connection';
import { NODE_NUMBERS, type Nodes } from './databases/nodes';
import type { Program } from './program';
import type { ProxyView } from './proxy-view';
import type { RowWatch } from './row-watch';

/** Kinds of which some are drawn. */
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

/** What every run ends with: disks that are lost, node by node, and a node that is made to found a cluster of its own. */
export const LOSSES = [
  'disk of node 1 lost',
  'disk of node 2 lost',
  'disk of node 3 lost',
  'node 1 alone',
] as const;
export type Loss = (typeof LOSSES)[number];

/** How long a fault lasts before it is repaired, in milliseconds. */
const LASTING = 14_000;
/** How long nothing is wrong before the next one, in milliseconds. */
const REST = 4_000;
/** How long a node is a cluster of its own, in milliseconds: HAProxy looks at it twice a second. */
const ALONE = 6_000;
/** Milliseconds between two looks at what HAProxy thinks. */
const GLANCE = 50;

/** What faults can happen to. */
export interface Machines {
  readonly nodes: Nodes;
  readonly sites: readonly Program[];
  readonly redis: Program;
  /** `mysql://…` of the door through which the site reaches the writer */
  readonly databaseDoor: string;
  readonly proxy: ProxyView;
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
  await repaired(nodes);
}

/**
 * Kills a node, takes everything off its disk, and lets it join again, or first be a cluster of its own for a while.
 * @returns how often HAProxy would have sent the site to the node while it hadn't all rows
 */
export async function loss(kind: Loss, { nodes, proxy }: Machines, rows: RowWatch): Promise<number> {
  const node = 1 + (LOSSES.indexOf(kind) % NODE_NUMBERS.length);
  await nodes.kill(node);
  await nodes.empty(node);
  while (await proxy.isUp(node)) await pause(GLANCE);
  let early = 0;
  let lost = true;
  const glance = async () => {
    for (; lost; await pause(GLANCE))
      if ((await proxy.isUp(node)) && !(await rows.isCompleteAt(nodes.urls[node - 1]!))) early += 1;
  };
  const comeBack = async () => {
    if (kind === 'node 1 alone') {
      // whoever founds it by hand isn't faster than the others, who give it up first
      await pause(LASTING);
      await nodes.foundAlone(node);
      await pause(ALONE);
      await nodes.kill(node);
      await nodes.empty(node);
    }
    await nodes.join(node);
    await repaired(nodes);
  };
  await Promise.all([glance(), comeBack().finally(() => (lost = false))]);
  return early;
}

async function repaired(nodes: Nodes): Promise<void> {
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
