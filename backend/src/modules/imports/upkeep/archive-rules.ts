/**
 * Number of the rules by which statements become matches. A change of the rules counts it up: the next start then brings
 * the whole archive to them.
 */
export const ARCHIVE_RULES = 1;
