const KEY = 'lastRecipe';

/** Key of the recipe that this visitor chose last; null before the first one. */
export const lastRecipe = (): string | null => localStorage.getItem(KEY);

export const keepRecipe = (key: string): void => localStorage.setItem(KEY, key);
