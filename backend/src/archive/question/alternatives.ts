import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import type { ColumnPredicate, SimplePredicate } from './odds-query';
import { read, type Reading, unreadable } from './reading';

const MOST_ALTERNATIVES = 50;
const MOST_CHARACTERS = 100;

const NEGATION = /^[!≠]\s*/;
/** A text in quotation marks may hold what separates alternatives. */
const SEPARATOR = /;|\s+veya\s+/iu;
const NAME_SEPARATOR = /[;,]| veya /u;

type ReadOne = (text: string) => Reading<SimplePredicate>;

/**
 * Reads one condition, alternatives of it (`1,85;1,90`, `2 veya 3`), or what is none of them (`!1,85;1,90`).
 * @param written trimmed and not empty
 * @param readOne reads an alternative, which is trimmed and not empty
 */
export function readAlternatives(written: string, readOne: ReadOne): Reading<ColumnPredicate> {
  const negated = NEGATION.test(written);
  return readEach(written.replace(NEGATION, '').split(SEPARATOR), negated, readOne);
}

/**
 * The same of names, which a comma separates, too; `"galatasaray"` in quotation marks is the whole name.
 * @param readOne reads a folded alternative
 */
export function readNames(written: string, readOne: ReadOne): Reading<ColumnPredicate> {
  // folding may make a separator or a sign of a letter, and takes the stroke from ≠
  const negated = NEGATION.test(written);
  const folded = foldText(written.replace(NEGATION, ''));
  if (negated || !NEGATION.test(folded)) return readEach(splitNames(folded), negated, readOne);
  return readEach(splitNames(folded.replace(NEGATION, '')), true, readOne);
}

function splitNames(folded: string): string[] {
  const parts: string[] = [''];
  for (const [at, piece] of folded.split(/("[^"]*")/).entries()) {
    const [first, ...more] = at % 2 === 1 ? [piece] : piece.split(NAME_SEPARATOR);
    parts.push(parts.pop()! + first!, ...more);
  }
  return parts;
}

function readEach(parts: readonly string[], negated: boolean, readOne: ReadOne): Reading<ColumnPredicate> {
  if (parts.length > MOST_ALTERNATIVES) return unreadable(tr.filters.tooManyAlternatives(MOST_ALTERNATIVES));
  const of: SimplePredicate[] = [];
  for (const part of parts) {
    const text = part.trim();
    if (text === '') return unreadable(parts.length > 1 ? tr.filters.emptyAlternative : nothing(negated));
    if (text.length > MOST_CHARACTERS) return unreadable(tr.filters.tooLong(MOST_CHARACTERS));
    if (NEGATION.test(text)) return unreadable(tr.filters.negatedInside);
    const reading = readOne(text);
    if (!reading.ok) return reading;
    of.push(reading.value);
  }
  const [only] = of;
  return read(negated ? { kind: 'none', of } : of.length === 1 ? only! : { kind: 'any', of });
}

const nothing = (negated: boolean): string => (negated ? tr.filters.nothingNegated : tr.filters.noLetters);

/** The normal text of a condition: its alternatives once each, in order. */
export function writeAlternatives(
  condition: ColumnPredicate,
  writeOne: (condition: SimplePredicate) => string,
): string {
  if (condition.kind !== 'any' && condition.kind !== 'none') return writeOne(condition);
  const texts = [...new Set(condition.of.map(writeOne))].sort().join(';');
  return condition.kind === 'none' ? `!${texts}` : texts;
}

/** The conditions that a condition is made of. */
export const partsOf = (condition: ColumnPredicate): readonly SimplePredicate[] =>
  condition.kind === 'any' || condition.kind === 'none' ? condition.of : [condition];
