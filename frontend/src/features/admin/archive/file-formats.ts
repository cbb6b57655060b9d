import { trAdmin } from '../../../locale/tr-admin';

/** Formats of match files by the names that the server knows; empty: found out by content. */
export const FILE_FORMATS = [
  ['', trAdmin.archive.formatAuto],
  ['football-data', 'football-data'],
  ['iddaa-wide', 'iddaa-wide'],
  ['nesine-snapshot', 'nesine-snapshot'],
  ['native', 'native'],
] as const;
