import type { Role } from '../platform/access/role';

/** One password for all demo accounts: it is printed at start and stands in the README. */
export const DEMO_PASSWORD = 'Demo-1234';

interface DemoAccount {
  readonly email: string;
  readonly username: string;
  readonly role: Role;
  /** Days of membership from the first start; null = none needed or none bought. */
  readonly memberDays: number | null;
}

/** One account for each role. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'admin@demo.local', username: 'admin', role: 'admin', memberDays: null },
  { email: 'editor@demo.local', username: 'editor', role: 'editor', memberDays: null },
  { email: 'uye@demo.local', username: 'uye', role: 'user', memberDays: 30 },
  { email: 'bekleyen@demo.local', username: 'bekleyen', role: 'wait', memberDays: null },
];
