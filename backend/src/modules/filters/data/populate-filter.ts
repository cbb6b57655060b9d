import { BULLETIN_COLUMNS, bulletinColumn } from '../../../archive/catalogue/bulletin-groups';
import { isOddField, marketOf } from '../../../archive/catalogue/columns';
import { FILTER_COLUMNS } from '../../../archive/catalogue/filter-columns';
import { type FilterRecipe, recipeFields } from '../../../archive/catalogue/filter-recipes';
import type { HandicapField } from '../../../archive/catalogue/handicap';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import type { Basis } from '../../../archive/rows/likeness';
import type { QuestionType } from '../../../archive/question/question';
import type { PopulatedFilterAnswer } from '../dto/filters.dto';
import type { FilterData } from './filter-data';

/** A column of prices or codes of the stored odds, with the unit of its numbers. */
export interface OddsSource {
  readonly field: OddField | CodeField | HandicapField;
  readonly kind: 'odd' | 'number';
}

/** Where a match has its own value of a filter's column among its odds; null for what is no matter of odds. */
export function oddsSource(type: QuestionType, column: string): OddsSource | null {
  if (type === 3) {
    const { source, kind } = bulletinColumn(column) ?? {};
    if (source === undefined || source.from === 'match') return null;
    return { field: source.field, kind: kind === 'odd' ? 'odd' : 'number' };
  }
  const known = FILTER_COLUMNS.get(column);
  if (known?.kind === 'odd') return { field: known.field, kind: 'odd' };
  return known?.kind === 'code' ? { field: known.field, kind: 'number' } : null;
}

/** A ready recipe as a filter of a table, under its names of the columns; the texts come with a match. */
export function recipeData(type: QuestionType, recipe: FilterRecipe): FilterData {
  const fields = recipeFields(recipe);
  const ofBulletin = (wanted: OddField) =>
    BULLETIN_COLUMNS.flatMap(({ field, source }) => (source.field === wanted ? [field] : []));
  const columns = type === 3 ? fields.flatMap(ofBulletin) : fields;
  return Object.fromEntries(columns.map((column) => [column, '']));
}

/** A match's own values. */
export interface OwnValues {
  /** A stored number: hundredths for prices; null = the match has none. */
  readonly valueOf: (field: OddsSource['field']) => number | null;
  /** What a group is filled with, by its key. */
  readonly basisOf: (group: string) => Basis;
  /** A probability in ten-thousandths, of groups that are filled with them. */
  readonly probabilityOf: (field: OddField) => number;
}

/** How far a probability may be away, in points. */
const POINTS = 1;

/**
 * Fills the columns of odds with a match's own prices and codes, or with what its prices say. What is filtered besides odds
 * (country, score, …) stays as it was saved.
 * @param tolerance how far a price may be away, in hundredths
 */
export function populateFilter(
  type: QuestionType,
  data: FilterData,
  { valueOf, basisOf, probabilityOf }: OwnValues,
  tolerance = 0,
): PopulatedFilterAnswer {
  const around = tolerance === 0 ? '' : `±${hundredths(tolerance)}`;
  const populated: Record<string, string> = {};
  const missing: string[] = [];
  const basis: Record<string, Basis> = {};
  for (const [column, text] of Object.entries(data)) {
    const source = oddsSource(type, column);
    if (source === null) {
      populated[column] = text;
      continue;
    }
    const { field, kind } = source;
    if (kind === 'odd' && isOddField(field)) {
      const group = marketOf(field).key;
      basis[group] = basisOf(group);
      if (basis[group] === 'probability') {
        populated[column] = `%${percent(probabilityOf(field))}±${POINTS}`;
        continue;
      }
    }
    const value = valueOf(field);
    if (value === null) missing.push(column);
    else populated[column] = kind === 'odd' ? hundredths(value) + around : String(value);
  }
  return { populated_filter: populated, missing, basis };
}

const hundredths = (value: number): string => (value / 100).toFixed(2);

/** Ten-thousandths with one decimal, rounded half up. */
const percent = (value: number): string => (Math.round(value / 10) / 10).toFixed(1);

/** The groups of odds that a filter has columns of. */
export const groupsOf = (type: QuestionType, data: FilterData): string[] => [
  ...new Set(
    Object.keys(data).flatMap((column) => {
      const { field, kind } = oddsSource(type, column) ?? {};
      return kind === 'odd' && isOddField(field!) ? [marketOf(field).key as string] : [];
    }),
  ),
];
