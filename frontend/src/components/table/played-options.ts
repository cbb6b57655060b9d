import { trTable } from '../../locale/tr-table';
import type { Played } from './played';

/** Which matches a table shows, as a choice. */
export const PLAYED_OPTIONS: readonly (readonly [Played, string])[] = [
  ['played', trTable.playedOptions.played],
  ['upcoming', trTable.playedOptions.upcoming],
  ['all', trTable.playedOptions.all],
];
