import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const TOKEN = randomBytes(6).toString('hex');

/** Names this process among all that work on the database: host, process id, a token of its own. */
export function thisProcess(): string {
  return `${hostname().slice(0, 80)}|${process.pid}|${TOKEN}`;
}

/** Whether a name was given on this host, by whatever process. */
function isOfThisHost(owner: string | null): boolean {
  return owner !== null && owner.split('|')[0] === hostname().slice(0, 80);
}

/** Whether the process of that name has surely ended; of other hosts nobody here knows. */
export function hasEnded(owner: string | null): boolean {
  if (owner === null || !isOfThisHost(owner) || owner === thisProcess()) return false;
  const pid = Number(owner.split('|')[1]);
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
