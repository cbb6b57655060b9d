import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { adminTable } from '../audit/table/admin-table';
import { RecipeFormDto, RecipeRow } from './dto/recipes.dto';
import { RatingRecipe } from './entities/rating-recipe.entity';

/** The recipes of ratings, as admins keep them. */
export const RecipesTable = adminTable({
  name: 'rating-recipes',
  tag: 'ratings',
  operations: { list: 'listRecipes', add: 'addRecipe', change: 'changeRecipe', remove: 'removeRecipe' },
  errors: { write: ['CONFLICT'] },
  entity: RatingRecipe,
  columns: {
    id: 'recipe.id',
    sortable: {
      label: 'recipe.label_folded',
      type: 'recipe.filter_type',
      basis: 'recipe.basis',
      tolerance: 'recipe.tolerance',
      order: 'recipe.sort_order',
    },
    searchable: ['recipe.label_folded', 'recipe.price_columns'],
  },
  form: RecipeFormDto,
  row: RecipeRow,
  values: ({ label, type, columns, basis, tolerance, order }) => ({
    label,
    label_folded: foldText(label),
    filter_type: type,
    price_columns: columns.join(' '),
    basis,
    tolerance,
    sort_order: order,
  }),
  toRow: ({ id, label, filter_type: type, price_columns, basis, tolerance, sort_order: order }) => ({
    id,
    label,
    type,
    columns: price_columns.split(' '),
    basis,
    tolerance,
    order,
  }),
  duplicate: () => AppError.ofField('CONFLICT', 'label', tr.ratings.labelTaken),
});
