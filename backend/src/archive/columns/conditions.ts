import { nameHolds, nameOnly, spellingBeginning } from '../../platform/text/spellings';
import { type BeforeField, isBeforeField } from '../catalogue/before-fields';
import { isCodeField, isOddField, oddColumn } from '../catalogue/columns';
import { ALL_SOURCES } from '../catalogue/price-sources';
import { resultOf } from '../catalogue/settlement';
import { movedFurther } from '../question/movement';
import type {
  FilterType,
  MissingField,
  NamedField,
  NumberField,
  Predicate,
  SimplePredicate,
} from '../question/odds-query';
import { comparisonHolds } from '../question/price-comparison';
import { seasonDays } from '../question/season-days';
import { type BeforeColumns, beforeCell } from './before-columns';
import { anyOf, type CellCondition, type Column, MOST_IN_A_CELL, ofResults, outside } from './cell-condition';
import { dayNumber, monthOfNumber, weekdayOfNumber } from './kick-off';
import { MATCH_COLUMN, oddsColumn, offsetOf, sourcesColumn } from './layout';
import type { ProbabilityColumns } from './probability-columns';
import { halfFullOf, numberOfScores } from './result-values';
import type { League, Vocabulary } from './vocabulary';
import { writtenCondition } from './written';

/** A predicate about cells; which match it is stands in none. */
export type CellPredicate = Exclude<Predicate, { kind: 'not_match' }>;

/** What the cells of a state mean. */
export interface CellMeaning {
  readonly type: FilterType;
  readonly vocabulary: Vocabulary;
  readonly probabilities: ProbabilityColumns;
  readonly before: BeforeColumns;
}

/** Turns a predicate into conditions over stored cells, all of which must hold. */
export function toCellConditions(predicate: CellPredicate, meaning: CellMeaning): CellCondition[] {
  const { type, vocabulary } = meaning;
  switch (predicate.kind) {
    case 'any':
      return [anyOf(predicate.of.map((each) => conditionOn(each, true, meaning)))];
    case 'none':
      return noneOf(predicate.of, meaning);
    case 'played':
      return [
        ofResults(vocabulary, ({ scores: { fh, fa } }) => fh !== null && fa !== null, predicate.wanted),
      ];
    case 'movement': {
      const { field, percent } = predicate;
      return [
        {
          kind: 'paired',
          column: oddsColumn(field, 1),
          other: oddsColumn(field, 2),
          passes: (opening, closing) => opening > 0 && closing > 0 && movedFurther(opening, closing, percent),
        },
      ];
    }
    case 'source':
      return [
        {
          kind: 'marked',
          column: sourcesColumn(type),
          marks: Uint8Array.from({ length: ALL_SOURCES + 1 }, (_, mask) =>
            Number((mask & predicate.mask) !== 0),
          ),
        },
      ];
    default:
      return [conditionOn(predicate, true, meaning)];
  }
}

/** Where one asks for no value, all rows count of which none holds; otherwise those that have a value for each. */
function noneOf(predicates: readonly SimplePredicate[], meaning: CellMeaning): CellCondition[] {
  const hasMissing = predicates.some(({ kind }) => kind === 'missing');
  if (hasMissing)
    return [{ kind: 'not', of: anyOf(predicates.map((each) => conditionOn(each, true, meaning))) }];
  // of fifty prices of one column one condition is left
  const ranges = anyOf(predicates.filter(isRange).map((each) => conditionOn(each, true, meaning)));
  const others = predicates.filter((each) => !isRange(each));
  return [
    ...(ranges.kind === 'ranges' ? [outside(ranges.column, ranges.bounds)] : []),
    ...others.map((each) => conditionOn(each, false, meaning)),
  ];
}

const isRange = (predicate: SimplePredicate): boolean =>
  predicate.kind === 'range' && (isOddField(predicate.field) || isCodeField(predicate.field));

/** The rows for which a predicate holds, or, where it isn't wanted, those that have a value for which it doesn't. */
function conditionOn(
  predicate: SimplePredicate,
  wanted: boolean,
  { type, vocabulary, probabilities, before }: CellMeaning,
): CellCondition {
  const results = (says: Parameters<typeof ofResults>[1]) => ofResults(vocabulary, says, wanted);
  switch (predicate.kind) {
    case 'range':
      return isBeforeField(predicate.field)
        ? beforeRange(predicate.field, predicate, wanted, before)
        : range(predicate.field, predicate, wanted, type, vocabulary);
    case 'probability': {
      const { field, min, max } = predicate;
      const column = {
        of: (segment: Parameters<ProbabilityColumns['column']>[0]) =>
          probabilities.column(segment, field, type),
      };
      // 0 stands for none
      return between(column, Math.max(0, min) + 1, Math.min(max, MOST_IN_A_CELL - 1) + 1, wanted);
    }
    case 'missing':
      return isBeforeField(predicate.field)
        ? between(beforeColumn(predicate.field, before), 0, 0, wanted)
        : missing(predicate.field, wanted, type, vocabulary);
    case 'contains': {
      const { text } = predicate;
      const spelling = spellingBeginning(text);
      return named(
        predicate.field,
        (folded) => nameHolds(folded, text) || (spelling !== null && folded.includes(spelling)),
        wanted,
        vocabulary,
      );
    }
    case 'named':
      return named(predicate.field, (folded) => nameOnly(folded) === predicate.text, wanted, vocabulary);
    case 'dates':
      return between(MATCH_COLUMN.date, dayNumber(predicate.from), dayNumber(predicate.to), wanted);
    case 'season': {
      const { from, to } = seasonDays(predicate);
      return between(MATCH_COLUMN.date, dayNumber(from), dayNumber(to), wanted);
    }
    case 'weekday': {
      const { weekday } = predicate;
      const passes = (day: number): boolean => (weekdayOfNumber(day) === weekday) === wanted;
      return { kind: 'tested', column: MATCH_COLUMN.date, passes };
    }
    case 'month': {
      const { month } = predicate;
      const passes = (day: number): boolean => (monthOfNumber(day) === month) === wanted;
      return { kind: 'tested', column: MATCH_COLUMN.date, passes };
    }
    case 'times': {
      const [from, to] = [predicate.from + 1, predicate.to + 1];
      const bounds = from <= to ? [from, to] : [1, to, from, MOST_IN_A_CELL];
      const column = MATCH_COLUMN.time;
      return wanted ? { kind: 'ranges', column, bounds } : outside(column, bounds);
    }
    case 'half_full': {
      const { half, full } = predicate;
      return results(({ scores }) => {
        const result = halfFullOf(scores);
        return result && result.half === half && (full === null || result.full === full);
      });
    }
    case 'score': {
      const { field, home, away } = predicate;
      return results(({ scores: { hh, ha, fh, fa } }) => {
        const [h, a] = field === 'ht_score' ? [hh, ha] : [fh, fa];
        return h === null || a === null ? null : h === home && a === away;
      });
    }
    case 'won': {
      const { settle } = oddColumn(predicate.field);
      return results(({ settling }) => settle(settling));
    }
    case 'against': {
      const { field, other, set } = predicate;
      return {
        kind: 'paired',
        column: oddsColumn(field, type),
        other: oddsColumn(other, set ?? type),
        passes: (price, second) =>
          price > 0 && second > 0 && comparisonHolds(predicate, price, second) === wanted,
      };
    }
    case 'competition': {
      const ids = new Set(predicate.ids);
      return ofLeagues(vocabulary, ({ id }) => ids.has(id) === wanted);
    }
    case 'written':
      return writtenCondition(predicate.field, predicate.text, wanted, type, vocabulary);
  }
}

const between = (column: Column, low: number, high: number, wanted: boolean): CellCondition =>
  wanted ? { kind: 'between', column, low, high } : outside(column, low > high ? [] : [low, high]);

const beforeColumn = (field: BeforeField, before: BeforeColumns): Column => ({
  of: (segment) => before.column(segment, field),
});

function beforeRange(
  field: BeforeField,
  { min, max }: { readonly min: number; readonly max: number },
  wanted: boolean,
  before: BeforeColumns,
): CellCondition {
  // 0 stands for none
  return between(beforeColumn(field, before), Math.max(1, beforeCell(min)), beforeCell(max), wanted);
}

function range(
  field: Exclude<NumberField, BeforeField>,
  { min, max }: { readonly min: number; readonly max: number },
  wanted: boolean,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  if (isOddField(field) || isCodeField(field)) {
    const offset = offsetOf(field);
    // 0 stands for none
    return between(
      oddsColumn(field, type),
      Math.max(1, min + offset),
      Math.min(max + offset, MOST_IN_A_CELL),
      wanted,
    );
  }
  const says = (value: number | null): boolean | null =>
    value === null ? null : value >= min && value <= max;
  return ofResults(vocabulary, ({ scores }) => says(numberOfScores(field, scores)), wanted);
}

function missing(
  field: Exclude<MissingField, BeforeField>,
  wanted: boolean,
  type: FilterType,
  vocabulary: Vocabulary,
): CellCondition {
  if (isOddField(field) || isCodeField(field)) return between(oddsColumn(field, type), 0, 0, wanted);
  return ofResults(
    vocabulary,
    ({ scores: { hh, ha, fh, fa } }) =>
      resultOf(...((field === 'ht_score' ? [hh, ha] : [fh, fa]) as [number, number])) === null,
    wanted,
  );
}

/** A condition on a name, or on the names of both teams. */
function named(
  field: NamedField,
  holds: (folded: string) => boolean,
  wanted: boolean,
  vocabulary: Vocabulary,
): CellCondition {
  if (field === 'country_name')
    return ofLeagues(vocabulary, (league) => holds(league.countryFolded) === wanted);
  if (field === 'competition_name')
    return ofLeagues(vocabulary, (league) => holds(league.nameFolded) === wanted);
  if (field !== 'team') {
    const marks = vocabulary.teams.marking(({ folded }) => holds(folded) === wanted);
    return { kind: 'marked', column: MATCH_COLUMN[field], marks };
  }
  const marks = vocabulary.teams.marking(({ folded }) => holds(folded));
  const { home_team: column, away_team: other } = MATCH_COLUMN;
  const passes = (home: number, away: number): boolean => (marks[home] === 1 || marks[away] === 1) === wanted;
  return { kind: 'paired', column, other, passes };
}

const ofLeagues = ({ leagues }: Vocabulary, passes: (league: League) => boolean): CellCondition => ({
  kind: 'marked',
  column: MATCH_COLUMN.league,
  marks: leagues.marking(passes),
});
