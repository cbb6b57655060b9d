import { BASES } from '../../../archive/rows/likeness';

/** What columns of odds may be asked to be filled with. */
export const POPULATE_BASES = [...BASES, 'auto'] as const;
export type PopulateBasis = (typeof POPULATE_BASES)[number];
