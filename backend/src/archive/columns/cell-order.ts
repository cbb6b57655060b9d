import { nameOnly } from '../../platform/text/spellings';
import { type BeforeField, isBeforeField } from '../catalogue/before-fields';
import { isCodeField, isOddField } from '../catalogue/columns';
import type { ColumnSort, FilterType, SortField } from '../question/odds-query';
import { ranksOf } from './dictionary';
import type { BeforeColumns } from './before-columns';
import type { Column } from './cell-condition';
import { MATCH_COLUMN, oddsColumn } from './layout';
import type { ProbabilityColumns } from './probability-columns';
import { halfFullOf, numberOfScores } from './result-values';
import type { Vocabulary } from './vocabulary';

/** An order of rows by the cells of one column. */
export interface CellOrder {
  readonly column: Column;
  /** Rank of each cell, 0 for the unknown value; null where cells are ranks already. */
  readonly ranks: Uint32Array | null;
  readonly descending: boolean;
}

/** The order of cells that a sort means. */
export function toCellOrder(
  { field, order, by }: ColumnSort,
  type: FilterType,
  vocabulary: Vocabulary,
  probabilities: ProbabilityColumns,
  before: BeforeColumns,
): CellOrder {
  const descending = order === 'desc';
  if (by === 'probability' && isOddField(field))
    return {
      column: { of: (segment) => probabilities.column(segment, field, type) },
      ranks: null,
      descending,
    };
  if (isOddField(field) || isCodeField(field))
    return { column: oddsColumn(field, type), ranks: null, descending };
  if (isBeforeField(field))
    return { column: { of: (segment) => before.column(segment, field) }, ranks: null, descending };
  switch (field) {
    case 'match_date':
      return { column: MATCH_COLUMN.date, ranks: null, descending };
    case 'country_name':
    case 'competition_name':
      return { column: MATCH_COLUMN.league, ranks: ranksBy(vocabulary, field), descending };
    case 'home_team':
    case 'away_team':
      return { column: MATCH_COLUMN[field], ranks: ranksBy(vocabulary, 'home_team'), descending };
    default:
      return { column: MATCH_COLUMN.result, ranks: ranksBy(vocabulary, field), descending };
  }
}

type RankedField = Exclude<SortField, 'match_date' | BeforeField>;

const known = new WeakMap<Vocabulary, Map<RankedField, Uint32Array>>();

/** Ranks of what a field's numbers stand for, 0 for the unknown value; the same until others come. */
export function ranksBy(vocabulary: Vocabulary, field: RankedField): Uint32Array {
  const ofVocabulary = known.get(vocabulary) ?? new Map<RankedField, Uint32Array>();
  known.set(vocabulary, ofVocabulary);
  const texts = textsOf(vocabulary, field);
  const before = ofVocabulary.get(field);
  if (before?.length === texts.size) return before;
  const ranks = texts.ranks();
  ofVocabulary.set(field, ranks);
  return ranks;
}

/** How many numbers there are, and their ranks. */
interface Ranked {
  readonly size: number;
  readonly ranks: () => Uint32Array;
}

function textsOf({ teams, leagues, results }: Vocabulary, field: RankedField): Ranked {
  switch (field) {
    case 'country_name':
      return {
        size: leagues.size,
        ranks: () => ranksOf(leagues.entries.map(({ countryFolded }) => countryFolded)),
      };
    case 'competition_name':
      return {
        size: leagues.size,
        ranks: () => ranksOf(leagues.entries.map(({ nameFolded }) => nameFolded)),
      };
    case 'home_team':
    case 'away_team':
      // other spellings don't count
      return { size: teams.size, ranks: () => ranksOf(teams.entries.map(({ folded }) => nameOnly(folded))) };
    case 'ht_ft_result':
      return {
        size: results.size,
        ranks: () =>
          ranksOf(
            results.entries.map(({ scores }) => {
              const both = halfFullOf(scores);
              return both && `${both.half}/${both.full}`;
            }),
          ),
      };
    default:
      return {
        size: results.size,
        ranks: () =>
          Uint32Array.from(
            results.entries,
            ({ scores }) => (numberOfScores(field as Parameters<typeof numberOfScores>[0], scores) ?? -1) + 1,
          ),
      };
  }
}
