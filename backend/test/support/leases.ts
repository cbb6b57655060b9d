import { storedInstant } from '../../src/platform/database/stored-instant';
import type { TestSite } from './create-test-site';

/** Has a process be at work that only one may do at a time, for so many milliseconds. */
export async function leaseTo(site: TestSite, owner: string, name: string, term: number): Promise<void> {
  await site.database.query('INSERT INTO leases (name, owner, until) VALUES (?, ?, ?)', [
    name,
    owner,
    storedInstant(site.clock.now().getTime() + term),
  ]);
}

/** Another machine's process. */
export const ANOTHER = 'another-host|1|x';
