import type { FacetBucket } from '../../api/generated/wire';
import { foldText } from '../../lib/fold';
import { type Alternatives, readAlternatives, writeAlternatives } from '../table/alternatives';

/** The alternatives of a filter text; none of an empty one. */
export function pickedIn(text: string, names: boolean): Alternatives {
  const { negated, parts } = readAlternatives(text, names ? 'names' : 'values');
  return { negated, parts: parts.filter((part) => part !== '') };
}

const NUMBERS = /^%?\s*=?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–—−]\s*(\d+(?:[.,]\d+)?))?$/;
/** Ends of ranges are compared as they are written. */
const NEAR = 1e-6;

/** The numbers between which a filter text of odds asks for prices, or in percent for probabilities; null where it asks otherwise. */
export function readRange(part: string): readonly [low: number, high: number] | null {
  const [matched, first, second = first] = NUMBERS.exec(part.trim()) ?? [];
  if (matched === undefined) return null;
  const unit = part.trim().startsWith('%') ? 100 : 1;
  const [low, high] = [first!, second!].map((each) => Number(each.replace(',', '.')) / unit);
  return [low!, high!];
}

/** Whether an alternative of a filter text asks for all matches of a bucket. */
function asksFor(part: string, { text, value, low, high }: FacetBucket): boolean {
  if (low !== undefined && high !== undefined) {
    const range = readRange(part);
    if (range === null || range[0] > 1 !== low > 1) return false;
    return range[0] <= low + NEAR && range[1] >= high - NEAR;
  }
  return [text, String(value)].some((each) => normal(each) === normal(part));
}

/** `2 - 1` is `2-1`. */
const normal = (text: string): string => foldText(text).replace(/\s*[-–—−]\s*/g, '-');

/** Whether it asks for them alone. */
function isOwn(part: string, bucket: FacetBucket): boolean {
  if (bucket.low === undefined) return asksFor(part, bucket);
  const [range, own] = [readRange(part), readRange(bucket.text)];
  return range !== null && own !== null && range[0] === own[0] && range[1] === own[1];
}

/** How a filter text speaks of a bucket: it asks for its matches, leaves them out, or says nothing of it. */
export function stateOf(bucket: FacetBucket, { negated, parts }: Alternatives): 'picked' | 'out' | null {
  if (!parts.some((part) => asksFor(part, bucket))) return null;
  return negated ? 'out' : 'picked';
}

/**
 * The filter text after a bucket was pressed: one more alternative or one fewer. What asks the other way round gives way, and
 * so does what asks of prices otherwise than by ranges, or by one that holds more.
 * @param negated its matches are to be left out
 */
export function toggled(bucket: FacetBucket, before: Alternatives, negated: boolean): string {
  if (before.negated !== negated) return writeAlternatives({ negated, parts: [bucket.text] });
  const ranges = bucket.low !== undefined;
  const kept = before.parts.filter((part) => !asksFor(part, bucket) && (!ranges || readRange(part) !== null));
  const wasOwn = before.parts.some((part) => isOwn(part, bucket));
  return writeAlternatives({ negated, parts: wasOwn ? kept : [...kept, bucket.text] });
}

/** The filter text that asks for all buckets from one to another. */
export function rangeText(first: FacetBucket, last: FacetBucket): string {
  if (first === last) return first.text;
  const { low } = first;
  const { high } = last;
  if (low! > 1) return `${low!.toFixed(2)}-${high!.toFixed(2)}`;
  const written = (value: number) => String(Math.round(value * 10_000) / 100);
  return `%${written(low!)}-${written(high!)}`;
}
