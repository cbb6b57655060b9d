import type { ProblemCode } from '../formats/format';

/** How an import of one file went. `rowsRead = inserted + updated + unchanged + skipped`. */
export interface ImportSummary {
  importId: number;
  fileName: string;
  format: string | null;
  encoding: string | null;
  /** `interrupted`: stopped by the caller; what was committed stays. */
  status: 'done' | 'failed' | 'interrupted';
  /** Turkish sentence when the file failed as a whole or was interrupted. */
  error: string | null;
  rowsRead: number;
  inserted: number;
  updated: number;
  unchanged: number;
  skipped: number;
  warnings: number;
  /** Matches of which the file holds an old copy. */
  oldCopies: number;
  /** New matches that may be known under another name. */
  doubles: number;
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
