import { nameHolds, spellingBeginning } from '../../common/text/spellings';
import { movedFurther } from '../question/movement';
import type { FilterType, NumberField, Predicate } from '../question/odds-query';
import type { CellCondition } from './cell-condition';
import { writtenCellCondition } from './written';
import { isCodeField, isOddField } from '../catalogue/columns';
import { ALL_SOURCES } from '../catalogue/price-sources';
import { dayNumber, halfFullNumber } from './index-row';
import { matchColumn, oddsColumn, sourcesColumn } from './layout';
import type { Vocabulary } from './vocabulary';

const MOST_IN_A_CELL = 0xffffffff;

const between = (column: number, min: number, max: number): CellCondition => ({
  kind: 'between',
  column,
  low: min + 1,
  high: Math.min(max + 1, MOST_IN_A_CELL),
});

function numberColumn(field: NumberField, type: FilterType): number {
  return isOddField(field) || isCodeField(field) ? oddsColumn(field, type) : matchColumn(field);
}

/** A predicate about cells; which match it is stands in none. */
export type IndexedPredicate = Exclude<Predicate, { kind: 'not_match' }>;

/** Turns a predicate into one over stored cells: most kinds are a range of them. */
export function toCellCondition(
  predicate: IndexedPredicate,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  switch (predicate.kind) {
    case 'range':
      return between(numberColumn(predicate.field, type), predicate.min, predicate.max);
    case 'missing':
      return { kind: 'between', column: oddsColumn(predicate.field, type), low: 0, high: 0 };
    case 'contains': {
      const spelling = spellingBeginning(predicate.text);
      return {
        kind: 'marked',
        column: matchColumn(predicate.field),
        marks: vocabulary.texts[predicate.field].marking(
          (text) => nameHolds(text, predicate.text) || (spelling !== null && text.includes(spelling)),
        ),
      };
    }
    case 'dates':
      return between(matchColumn('match_date'), dayNumber(predicate.from), dayNumber(predicate.to));
    case 'half_full':
      return between(
        matchColumn('ht_ft_result'),
        halfFullNumber(predicate.half, predicate.full ?? '1'),
        halfFullNumber(predicate.half, predicate.full ?? '2'),
      );
    case 'written':
      return writtenCellCondition(predicate.field, predicate.text, type, vocabulary);
    case 'competition':
      return {
        kind: 'marked',
        column: matchColumn('league'),
        marks: vocabulary.leaguesAmong(predicate.among),
      };
    case 'played':
      return predicate.wanted
        ? between(matchColumn('total_goals'), 0, MOST_IN_A_CELL)
        : { kind: 'between', column: matchColumn('total_goals'), low: 0, high: 0 };
    case 'movement': {
      const { field, percent } = predicate;
      return {
        kind: 'paired',
        column: oddsColumn(field, 1),
        other: oddsColumn(field, 2),
        passes: (opening, closing) =>
          opening > 0 && closing > 0 && movedFurther(opening - 1, closing - 1, percent),
      };
    }
    case 'source':
      return {
        kind: 'marked',
        column: sourcesColumn(type),
        marks: Uint8Array.from({ length: ALL_SOURCES + 1 }, (_, mask) =>
          Number((mask & predicate.mask) !== 0),
        ),
      };
  }
}
