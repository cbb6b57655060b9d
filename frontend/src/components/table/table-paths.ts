import type { FilterType } from './picked-table';

/** Address of the table that a saved filter is for. */
export const TABLE_PATHS: Readonly<Record<FilterType, string>> = {
  1: '/acilisoran',
  2: '/kapanisoran',
  3: '/bulten',
};
