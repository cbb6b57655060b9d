import { IMPORT_FORMATS } from '../../../api/generated/wire';
import { trAdmin } from '../../../locale/tr-admin';

/** Formats of match files as a form offers them; empty: found out by content. */
export const FILE_FORMATS = [
  ['', trAdmin.archive.formatAuto],
  ...IMPORT_FORMATS.map((name) => [name, name] as const),
] as const;
