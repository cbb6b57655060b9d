import { localStore } from '../../../lib/browser-store';

const KEY = 'lastRecipe';

/** Key of the recipe that this visitor chose last; null before the first one. */
export const lastRecipe = (): string | null => localStore.read(KEY);

export const keepRecipe = (key: string): void => void localStore.write(KEY, key);
