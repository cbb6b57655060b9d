import { nameHolds, spellingBeginning } from '../../platform/text/spellings';
import { isCodeField, isOddField } from '../catalogue/columns';
import type { TextField } from '../catalogue/filter-columns';
import { ALL_SOURCES } from '../catalogue/price-sources';
import { movedFurther } from '../question/movement';
import type { FilterType, NumberField, Predicate } from '../question/odds-query';
import { type CellCondition, ofResults } from './cell-condition';
import { dayNumber } from './kick-off';
import { MATCH_COLUMN, oddsColumn, offsetOf, sourcesColumn } from './layout';
import type { ProbabilityColumns } from './probability-columns';
import { halfFullOf, numberOfScores } from './result-values';
import type { League, Vocabulary } from './vocabulary';
import { writtenCondition } from './written';

const MOST_IN_A_CELL = 0xffffffff;

/** A predicate about cells; which match it is stands in none. */
export type CellPredicate = Exclude<Predicate, { kind: 'not_match' }>;

/** Turns a predicate into one over stored cells. */
export function toCellCondition(
  predicate: CellPredicate,
  type: FilterType,
  vocabulary: Vocabulary,
  probabilities: ProbabilityColumns,
): CellCondition {
  switch (predicate.kind) {
    case 'range':
      return range(predicate.field, predicate.min, predicate.max, type, vocabulary);
    case 'probability': {
      const { field, min, max } = predicate;
      return {
        kind: 'between',
        column: { of: (segment) => probabilities.column(segment, field, type) },
        // 0 stands for none
        low: Math.max(0, min) + 1,
        high: Math.min(max, MOST_IN_A_CELL - 1) + 1,
      };
    }
    case 'missing':
      return { kind: 'between', column: oddsColumn(predicate.field, type), low: 0, high: 0 };
    case 'contains':
      return holds(predicate.field, predicate.text, vocabulary);
    case 'dates':
      return {
        kind: 'between',
        column: MATCH_COLUMN.date,
        low: dayNumber(predicate.from),
        high: dayNumber(predicate.to),
      };
    case 'half_full': {
      const { half, full } = predicate;
      return ofResults(vocabulary, ({ scores }) => {
        const result = halfFullOf(scores);
        return result !== null && result.half === half && (full === null || result.full === full);
      });
    }
    case 'written':
      return writtenCondition(predicate.field, predicate.text, type, vocabulary);
    case 'competition': {
      const wanted = new Set(predicate.among.map((each) => `${each.country_folded}\n${each.name_folded}`));
      return ofLeagues(vocabulary, ({ countryFolded, nameFolded }) =>
        wanted.has(`${countryFolded}\n${nameFolded}`),
      );
    }
    case 'played':
      return ofResults(
        vocabulary,
        ({ scores: { fh, fa } }) => (fh !== null && fa !== null) === predicate.wanted,
      );
    case 'movement': {
      const { field, percent } = predicate;
      return {
        kind: 'paired',
        column: oddsColumn(field, 1),
        other: oddsColumn(field, 2),
        passes: (opening, closing) => opening > 0 && closing > 0 && movedFurther(opening, closing, percent),
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

function range(
  field: NumberField,
  min: number,
  max: number,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  if (isOddField(field) || isCodeField(field)) {
    const offset = offsetOf(field);
    return {
      kind: 'between',
      column: oddsColumn(field, type),
      // 0 stands for none
      low: Math.max(1, min + offset),
      high: Math.min(max + offset, MOST_IN_A_CELL),
    };
  }
  return ofResults(vocabulary, ({ scores }) => {
    const value = numberOfScores(field, scores);
    return value !== null && value >= min && value <= max;
  });
}

/** The name contains a folded text, or one of the team's other spellings begins with it. */
function holds(field: TextField, text: string, vocabulary: Vocabulary): CellCondition {
  const spelling = spellingBeginning(text);
  const isHeld = (folded: string): boolean =>
    nameHolds(folded, text) || (spelling !== null && folded.includes(spelling));
  if (field === 'country_name') return ofLeagues(vocabulary, ({ countryFolded }) => isHeld(countryFolded));
  if (field === 'competition_name') return ofLeagues(vocabulary, ({ nameFolded }) => isHeld(nameFolded));
  const marks = vocabulary.teams.marking(({ folded }) => isHeld(folded));
  return { kind: 'marked', column: MATCH_COLUMN[field], marks };
}

const ofLeagues = ({ leagues }: Vocabulary, passes: (league: League) => boolean): CellCondition => ({
  kind: 'marked',
  column: MATCH_COLUMN.league,
  marks: leagues.marking(passes),
});
