import type { FilterRecipeDto } from '../../../api/generated/wire';
import { classNames } from '../../../lib/class-names';
import { trFilters } from '../../../locale/tr-filters';

interface Props {
  recipes: readonly FilterRecipeDto[];
  /** The one that a match is filled with. */
  chosen: FilterRecipeDto | undefined;
  onChoose: (recipe: FilterRecipeDto) => void;
}

/** Ready filters: which of a match's prices are looked for. */
export function RecipeChoice({ recipes, chosen, onChoose }: Props) {
  if (recipes.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={trFilters.recipes}
      className="inline-flex rounded-md border border-control bg-surface p-0.5 text-dense max-md:w-full"
    >
      {recipes.map((recipe) => (
        <button
          key={recipe.key}
          type="button"
          aria-pressed={recipe === chosen}
          aria-label={trFilters.applyRecipe(recipe.label)}
          onClick={() => onChoose(recipe)}
          className={classNames(
            'h-[1.875rem] rounded px-2.5 whitespace-nowrap tabular-nums max-md:h-10 max-md:grow max-md:px-1',
            recipe === chosen ? 'bg-accent font-medium text-on-accent' : 'hover:bg-raised',
          )}
        >
          {recipe.label}
        </button>
      ))}
    </div>
  );
}
