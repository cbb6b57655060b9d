import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine and the versions that figures belong to, as rows of a table. */
export function machineRows(database: string): [string, string][] {
  return [
    ['processor', `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`],
    ['memory', `${(totalmem() / 2 ** 30).toFixed(0)} GiB`],
    ['system', systemName()],
    ['Node.js', process.version],
    ['database', database],
  ];
}

/** Processes that want to compute, over the last minute: above the number of cores they wait for each other. */
export const currentLoad = (): string => loadavg()[0]!.toFixed(1);

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
    if (name) return `${name}, ${type()} ${release()}`;
  } catch {
    // not a system that has that file
  }
  return `${type()} ${release()}`;
}
