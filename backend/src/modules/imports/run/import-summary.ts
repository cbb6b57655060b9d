import type { Import } from '../entities/import.entity';
import type { ProblemCode } from '../formats/format';

/** What is counted of an import, under the names of its columns. */
export const COUNTS = [
  ...(['rows_read', 'inserted', 'updated', 'unchanged', 'skipped', 'warnings'] as const),
  ...(['old_copies', 'doubles'] as const),
] as const;
export type Counts = Pick<Import, (typeof COUNTS)[number]>;

/** How an import of one file went. `rows_read = inserted + updated + unchanged + skipped`. */
export interface ImportSummary extends Counts {
  importId: number;
  fileName: string;
  format: string | null;
  encoding: string | null;
  /** `interrupted`: stopped by the caller; what was committed stays. */
  status: 'done' | 'failed' | 'interrupted';
  /** Turkish sentence when the file failed as a whole or was interrupted. */
  error: string | null;
  /** Matches whose result the file shows to be awarded. */
  awarded: number;
  /** Rows skipped, by reason. */
  skippedBy: Partial<Record<ProblemCode, number>>;
  /** Warnings, by reason. */
  warnedOf: Partial<Record<ProblemCode, number>>;
  reportPath: string;
  /** Wall-clock time of the whole import in milliseconds. */
  milliseconds: number;
}
