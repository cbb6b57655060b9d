import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { processWide } from '../threads/process-wide';

const HOST = hostname().slice(0, 80);

/** Names this process among all that work on the database: host, process id, a token of its own. */
export const THIS_PROCESS = processWide(
  'name of the process',
  () => `${HOST}|${process.pid}|${randomBytes(6).toString('hex')}`,
);

/** Whether the process of that name has surely ended; false for processes of other hosts, which can't be checked. */
export function hasEnded(name: string): boolean {
  const [host, id] = name.split('|');
  if (host !== HOST || name === THIS_PROCESS) return false;
  const pid = Number(id);
  // the number is this process's own by now: the old one is gone (process 1 of a container, for one)
  return pid === process.pid || !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
