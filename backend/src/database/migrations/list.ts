import { Archive1763700000000 } from './1763700000000-archive';

/** All migrations, oldest first. A released one is never edited. */
export const MIGRATIONS = [Archive1763700000000];
