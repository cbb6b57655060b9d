import { tr } from '../../platform/locale/tr';
import { type Bounds, readComparison, readRange } from './number-filter';
import { read, type Reading, unreadable } from './reading';

const SIGN = '%';
const NUMBER = /^(\d{1,4})(?:[.,](\d*))?$/;
const TOLERANCE = /^([^±~]+)[±~](.*)$/s;
/** Certainty, in ten-thousandths. */
const CERTAIN = 10_000;

interface WrittenPercent {
  /** In ten-thousandths. */
  readonly value: number;
  /** How many decimals were written: 0, 1 or 2. */
  readonly decimals: number;
}

/** Whether a filter text speaks of a probability. */
export const isPercentText = (text: string): boolean => text.startsWith(SIGN);

function readWrittenPercent(text: string): Reading<WrittenPercent> {
  const [matched, whole, fraction = ''] = NUMBER.exec(text) ?? [];
  if (matched === undefined) return unreadable(tr.filters.notPercent);
  if (fraction.length > 2) return unreadable(tr.filters.percentDecimals);
  const value = Number(whole! + fraction.padEnd(2, '0'));
  return value > CERTAIN
    ? unreadable(tr.filters.percentTooLarge)
    : read({ value, decimals: fraction.length });
}

function readTenThousandths(text: string): Reading<number> {
  const percent = readWrittenPercent(text);
  return percent.ok ? read(percent.value.value) : percent;
}

function readTolerance(text: string): Reading<Bounds> | undefined {
  const parts = TOLERANCE.exec(text);
  if (!parts) return undefined;
  const middle = readTenThousandths(parts[1]!.trim());
  if (!middle.ok) return middle;
  const tolerance = readTenThousandths(parts[2]!.trim());
  if (!tolerance.ok) return tolerance;
  return read({
    min: Math.max(0, middle.value - tolerance.value),
    max: Math.min(CERTAIN, middle.value + tolerance.value),
  });
}

/** A bare number stands for all that is rounded to it: `58` is 57.50-58.49, `57,5` is 57.45-57.54. */
function readRounded(text: string): Reading<Bounds> {
  const percent = readWrittenPercent(text);
  if (!percent.ok) return percent;
  const { value, decimals } = percent.value;
  const half = [50, 5, 0][decimals]!;
  return read({ min: Math.max(0, value - half), max: Math.min(CERTAIN, Math.max(value, value + half - 1)) });
}

/**
 * Reads a filter text about a calibrated probability into bounds in ten-thousandths: `%58`, `%57,5`, `%57-59`, `%58±1`,
 * `%>60`; a decimal comma is a point.
 * @param text begins with the sign
 */
export function readPercentFilter(text: string): Reading<Bounds> {
  const written = text.slice(SIGN.length).trim();
  return (
    readComparison(written, readTenThousandths) ??
    readTolerance(written) ??
    readRange(written, readTenThousandths) ??
    readRounded(written)
  );
}
