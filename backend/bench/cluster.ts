import 'reflect-metadata';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, runCommand } from '../src/cli/run-command';
import { SeededRandom } from '../src/demo/random';
import { CLUSTER_USAGE, readClusterArguments, type ClusterArguments } from './cluster-arguments';
import { assemble } from './cluster/assembly';
import { Clients } from './cluster/clients';
import { startNodes } from './cluster/databases/start';
import { fault, LOSSES, loss, plannedFaults } from './cluster/faults';
import { Ledger } from './cluster/ledger';
import { Program } from './cluster/program';
import { prove } from './cluster/proof';
import { clusterReport, type ClusterRun, type Happened } from './cluster/report';
import { RowWatch } from './cluster/row-watch';
import { writeSection } from './cluster/scaling-file';

/** How long people use the site before the first fault, in milliseconds. */
const QUIET = 4_000;

/** `npm run test:cluster`: machines fail one after the other while people use the site; nothing may be lost. */
async function main(): Promise<number> {
  const given = readClusterArguments(process.argv.slice(2));
  if (typeof given === 'string') return fail(`${given}\n\n${CLUSTER_USAGE}`, 2);
  const folder = mkdtempSync(join(tmpdir(), 'oran-cluster-'));
  // started by root, the nodes run as a user of their own
  chmodSync(folder, 0o711);
  try {
    const run = await inCluster(given, folder);
    const { text, passed, failed } = clusterReport(given, run);
    process.stdout.write(`\n${text}\n\n${passed} passed, ${failed} failed\n`);
    if (given.write) writeSection(given.database, text);
    return failed > 0 ? 1 : 0;
  } finally {
    if (given.keep) process.stdout.write(`${folder}\n`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
  }
}

async function inCluster(given: ClusterArguments, folder: string): Promise<ClusterRun> {
  const random = new SeededRandom(given.seed);
  const nodes = await startNodes(given.database, given.tool, join(folder, 'nodes'));
  const programs: Program[] = [];
  let people: { readonly clients: Clients; readonly rows: RowWatch } | null = null;
  try {
    const { machines, door, accounts } = await assemble(folder, nodes, programs);
    const ledger = new Ledger();
    const clients = new Clients(door, accounts, ledger);
    const rows = new RowWatch(machines.databaseDoor, nodes.upToDate);
    people = { clients, rows };
    clients.start();
    rows.start();
    await pause(QUIET);
    const happened: Happened[] = [];
    const note = async <T>(kind: Happened['kind'], happens: () => Promise<T>): Promise<T> => {
      const from = Date.now();
      const came = await happens();
      const gaps = { readGap: ledger.longestGap('read', from), writeGap: ledger.longestGap('write', from) };
      happened.push({ kind, ...gaps });
      process.stdout.write(`${kind}: no read for ${gaps.readGap} ms, no write for ${gaps.writeGap} ms\n`);
      return came;
    };
    for (const kind of plannedFaults(given.faults, random))
      await note(kind, () => fault(kind, machines, random));
    let early = 0;
    for (const kind of LOSSES) early += await note(kind, () => loss(kind, machines, rows));
    await rows.stop();
    await clients.stop();
    await Promise.all(machines.sites.map((site) => site.kill()));
    return { happened, ledger, falls: rows.falls, early, proof: await prove(nodes.urls, ledger) };
  } catch (error) {
    process.stderr.write(programs.map((program) => program.lastWords()).join(''));
    throw error;
  } finally {
    people?.clients.abandon();
    await people?.rows.stop();
    await Promise.all(programs.map((program) => program.kill()));
    await nodes.stop();
  }
}

runCommand(main);
