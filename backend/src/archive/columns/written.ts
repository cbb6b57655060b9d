import type { FilterType } from '../question/odds-query';
import {
  isPriceField,
  isWrittenMatchField,
  type WrittenField,
  writtenDays,
  writtenNumber,
  writtenOfScores,
} from '../question/written-value';
import { type CellCondition, ofResults } from './cell-condition';
import { dayOfNumber, timeOfNumber } from './kick-off';
import { MATCH_COLUMN, oddsColumn, valueOf } from './layout';
import type { Vocabulary } from './vocabulary';

const TIMES = 24 * 60;
const CELLS_OF_16_BITS = 65_536;

/** The condition that a value contains a text as it is written, or, where that isn't wanted, that it doesn't. */
export function writtenCondition(
  field: WrittenField,
  part: string,
  wanted: boolean,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  if (!isWrittenMatchField(field)) {
    const isPrice = isPriceField(field);
    const passes = remembering(
      (cell) => writtenNumber(valueOf(field, cell)!, isPrice).includes(part) === wanted,
    );
    return { kind: 'tested', column: oddsColumn(field, type), passes };
  }
  if (field === 'match_date') {
    const passes = remembering(
      (day) => writtenDays(dayOfNumber(day)).some((text) => text.includes(part)) === wanted,
    );
    return { kind: 'tested', column: MATCH_COLUMN.date, passes };
  }
  if (field === 'match_time') {
    const marks = Uint8Array.from({ length: TIMES + 1 }, (_, time) =>
      Number(time > 0 && timeOfNumber(time).includes(part) === wanted),
    );
    return { kind: 'marked', column: MATCH_COLUMN.time, marks };
  }
  return ofResults(
    vocabulary,
    ({ scores }) => writtenOfScores(field, scores)?.includes(part) ?? null,
    wanted,
  );
}

/** A test of cells, of which 0 never passes, that looks at each of 16 bits once. */
function remembering(passes: (cell: number) => boolean): (cell: number) => boolean {
  const NO = 1;
  const YES = 2;
  const known = new Uint8Array(CELLS_OF_16_BITS);
  known[0] = NO;
  return (cell) => {
    if (cell >= CELLS_OF_16_BITS) return passes(cell);
    if (known[cell] === 0) known[cell] = passes(cell) ? YES : NO;
    return known[cell] === YES;
  };
}
