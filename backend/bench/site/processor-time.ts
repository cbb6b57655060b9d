import { readFileSync } from 'node:fs';

/** Processor time so far of a process with all its threads, in milliseconds; null where the system doesn't report it. */
export function processorTimeOf(pid: number): number | null {
  try {
    // the name in brackets may hold spaces; user and system time are in ticks of a hundredth
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return (fields[11]! + fields[12]!) * 10;
  } catch {
    return null;
  }
}
