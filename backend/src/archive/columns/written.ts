import type { HandicapField } from '../catalogue/handicap';
import { HANDICAP_FIELDS } from '../catalogue/handicap';
import type { FilterType, Predicate } from '../question/odds-query';
import {
  isPriceField,
  isWrittenMatchField,
  type WrittenField,
  writtenDays,
  writtenNumber,
  writtenOfScores,
} from '../question/written-value';
import type { CellCondition } from './cell-condition';
import { dayOfNumber } from './index-row';
import { matchColumn, oddsColumn } from './layout';
import type { Vocabulary } from './vocabulary';

const MINUTES_OF_A_DAY = 1_440;
const CELLS_OF_16_BITS = 65_536;

const handicaps: ReadonlySet<string> = new Set(HANDICAP_FIELDS);
const isHandicap = (field: WrittenField): field is HandicapField => handicaps.has(field);

/** Whether the index has the column that a predicate is about. */
export const isIndexed = (predicate: Predicate): boolean =>
  predicate.kind !== 'written' || !isHandicap(predicate.field);

/** The condition that a value contains a text as it is written. */
export function writtenCellCondition(
  field: WrittenField,
  part: string,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  if (!isWrittenMatchField(field)) {
    if (isHandicap(field)) throw new Error(`The index has no column ${field}`);
    const isPrice = isPriceField(field);
    const passes = remembering((value) => writtenNumber(value, isPrice).includes(part));
    return { kind: 'tested', column: oddsColumn(field, type), passes };
  }
  if (field === 'match_date') {
    const passes = remembering((day) => writtenDays(dayOfNumber(day)).some((text) => text.includes(part)));
    return { kind: 'tested', column: matchColumn(field), passes };
  }
  if (field === 'match_time') {
    const marks = markEach(MINUTES_OF_A_DAY, (minutes) => timeOf(minutes).includes(part));
    return { kind: 'marked', column: matchColumn(field), marks };
  }
  const scores = vocabulary.allShownScores();
  const marks = markEach(
    scores.length,
    (number) => writtenOfScores(field, scores[number]!)?.includes(part) ?? false,
  );
  return { kind: 'marked', column: matchColumn('scores'), marks };
}

const two = (value: number): string => String(value).padStart(2, '0');
const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** One byte per value from 0 on, shifted by one as columns store them. */
function markEach(count: number, passes: (value: number) => boolean): Uint8Array {
  const marks = new Uint8Array(count + 1);
  for (let value = 0; value < count; value++) if (passes(value)) marks[value + 1] = 1;
  return marks;
}

/** A test of cells (one more than the value; 0 never passes) that looks at each value of 16 bits once. */
function remembering(passes: (value: number) => boolean): (cell: number) => boolean {
  const NO = 1;
  const YES = 2;
  const known = new Uint8Array(CELLS_OF_16_BITS);
  known[0] = NO;
  return (cell) => {
    if (cell >= CELLS_OF_16_BITS) return passes(cell - 1);
    if (known[cell] === 0) known[cell] = passes(cell - 1) ? YES : NO;
    return known[cell] === YES;
  };
}
