import { tr } from '../../common/locale/tr';
import type { ResultLetter } from '../catalogue/settlement';
import { read, type Reading, unreadable } from './reading';

/** A half-time result and the full-time result, null = any. */
export interface HalfFull {
  readonly half: ResultLetter;
  readonly full: ResultLetter | null;
}

/** Reads the filter text of the half-time/full-time result: `1/X`, `x/1`, or `1/` for any full-time result. */
export function readResultFilter(text: string): Reading<HalfFull> {
  const parts = /^([12x])\s*\/\s*([12x])?$/i.exec(text);
  if (!parts) return unreadable(tr.filters.notResult);
  const [half, full] = parts.slice(1).map((letter) => letter?.toUpperCase() as ResultLetter | undefined);
  return read({ half: half!, full: full ?? null });
}
