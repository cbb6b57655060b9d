import { BULLETIN_COLUMNS, bulletinColumn } from '../../../archive/catalogue/bulletin-groups';
import { FILTER_COLUMNS } from '../../../archive/catalogue/filter-columns';
import { type FilterRecipe, recipeFields } from '../../../archive/catalogue/filter-recipes';
import type { HandicapField } from '../../../archive/catalogue/handicap';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
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

/**
 * Fills the columns of odds with a match's own prices and codes. What is filtered besides odds (country, score, …)
 * stays as it was saved.
 * @param valueOf a stored number: hundredths for prices; null = the match has none
 * @param tolerance how far a price may be away, in hundredths
 */
export function populateFilter(
  type: QuestionType,
  data: FilterData,
  valueOf: (field: OddsSource['field']) => number | null,
  tolerance = 0,
): PopulatedFilterAnswer {
  const around = tolerance === 0 ? '' : `±${hundredths(tolerance)}`;
  const populated: Record<string, string> = {};
  const missing: string[] = [];
  for (const [column, text] of Object.entries(data)) {
    const source = oddsSource(type, column);
    if (source === null) {
      populated[column] = text;
      continue;
    }
    const value = valueOf(source.field);
    if (value === null) missing.push(column);
    else populated[column] = source.kind === 'odd' ? hundredths(value) + around : String(value);
  }
  return { populated_filter: populated, missing };
}

const hundredths = (value: number): string => (value / 100).toFixed(2);
