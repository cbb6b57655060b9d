import { tr } from '../../../locale/tr';

const sentences = tr.odds.filterErrors;

/** A number as written, or the sentence that says why it is none. */
type ReadNumber = (text: string) => { value: number } | { problem: string };

const COMPARISON = /^(?:>=|<=|=|>|<)\s*(.*)$/s;
// Phones turn the hyphen into longer dashes.
const RANGE = /^([^-–—−]+)[-–—−](.*)$/s;
const TOLERANCE = /^([^±~]+)[±~](.*)$/s;

/** Hundredths of a written price: `1,85`, `1.8`, `1.`, `12`. */
const readPrice: ReadNumber = (text) => {
  const parts = /^(\d+)(?:[.,](\d*))?$/.exec(text);
  if (!parts) return { problem: sentences.notPrice };
  const whole = parts[1]!.replace(/^0+(?=\d)/, '');
  const fraction = parts[2] ?? '';
  if (whole.length > 4) return { problem: sentences.priceTooLarge };
  if (fraction.length > 2) return { problem: sentences.tooManyDecimals };
  return { value: Number(whole + fraction.padEnd(2, '0')) };
};

const readInteger: ReadNumber = (text) => {
  if (!/^\d+$/.test(text)) return { problem: sentences.notInteger };
  if (text.replace(/^0+(?=\d)/, '').length > 9) return { problem: sentences.integerTooLarge };
  return { value: Number(text) };
};

/** What is wrong with the filter text of a price column, or null. */
export function priceProblem(text: string): string | null {
  return comparisonProblem(text, readPrice, true) ?? null;
}

/** What is wrong with the filter text of a column of whole numbers, or null. */
export function integerProblem(text: string): string | null {
  return comparisonProblem(text, readInteger, false) ?? null;
}

function comparisonProblem(text: string, read: ReadNumber, tolerates: boolean): string | undefined {
  const compared = COMPARISON.exec(text);
  if (compared) return problemOf(read(compared[1]!.trim()));
  const tolerance = tolerates ? TOLERANCE.exec(text) : null;
  if (tolerance) return problemOf(read(tolerance[1]!.trim())) ?? problemOf(read(tolerance[2]!.trim()));
  const range = RANGE.exec(text);
  if (!range) return problemOf(read(text));
  const [from, to] = [read(range[1]!.trim()), read(range[2]!.trim())];
  if ('problem' in from) return from.problem;
  if ('problem' in to) return to.problem;
  return from.value > to.value ? sentences.reversedRange : undefined;
}

function problemOf(reading: ReturnType<ReadNumber>): string | undefined {
  return 'problem' in reading ? reading.problem : undefined;
}
