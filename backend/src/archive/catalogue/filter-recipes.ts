import { marketsOf } from './columns';
import type { OddField } from './odds-groups';

/** Which prices of a match are asked about, for those who have no filter of their own yet. */
export interface FilterRecipe {
  readonly key: string;
  readonly label: string;
  readonly markets: readonly string[];
  /** How far each price may be away, in hundredths. */
  readonly tolerance: number;
}

export const FILTER_RECIPES: readonly FilterRecipe[] = [
  { key: 'result', label: 'MS', markets: ['ft'], tolerance: 0 },
  { key: 'result-and-total', label: 'MS + 2,5', markets: ['ft', 'uo_25'], tolerance: 0 },
  { key: 'near-result', label: 'MS ±0,02', markets: ['ft'], tolerance: 2 },
  { key: 'half-and-result', label: 'İY + MS', markets: ['ht', 'ft'], tolerance: 0 },
];

/** Keys of the recipes. */
export const RECIPE_KEYS = FILTER_RECIPES.map(({ key }) => key);

/** The columns of prices that a recipe asks about. */
export const recipeFields = ({ markets }: FilterRecipe): OddField[] =>
  marketsOf(markets).flatMap(({ columns }) => columns.map(({ field }) => field));
