import { readdirSync, readFileSync } from 'node:fs';

/** What the system has written down of a process; times in milliseconds of processor time so far. */
export interface ProcessState {
  readonly parent: number;
  /** Time of the process itself with all its threads. */
  readonly own: number;
  /** Time of those of its children that have ended, and of theirs. */
  readonly ended: number;
}

/** State of a process; null where the system doesn't report it, or the process is gone. */
export function processState(pid: number): ProcessState | null {
  try {
    // the name in brackets may hold spaces; user and system time are in ticks of a hundredth
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const time = (first: number): number => (fields[first]! + fields[first + 1]!) * 10;
    return { parent: fields[1]!, own: time(11), ended: time(13) };
  } catch {
    return null;
  }
}

/** The most memory that a process has had, in bytes; null where the system doesn't report it, or the process is gone. */
export function peakMemory(pid: number): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
    return Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/** Processor time so far of a process, its children and theirs; NaN where the system doesn't report it. */
export function processorTimeOfTree(pid: number): number {
  const states = processTree(pid).flatMap((each) => processState(each) ?? []);
  return states.length === 0 ? NaN : states.reduce((sum, { own, ended }) => sum + own + ended, 0);
}

/** A process and everything it has started that still runs, children after their parents. */
export function processTree(pid: number): number[] {
  const parents = new Map(runningProcesses().map((each) => [each, processState(each)?.parent]));
  const tree = [pid];
  // grows while it is walked
  for (const parent of tree) for (const [child, of] of parents) if (of === parent) tree.push(child);
  return tree;
}

function runningProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
