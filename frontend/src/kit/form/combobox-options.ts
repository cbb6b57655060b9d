import { foldText } from '../../lib/fold';

/** One choice of a searchable list. */
export interface ComboboxOption<V extends string | number = string | number> {
  value: V;
  label: string;
  /** Stands above the first choice of a group, where choices are listed by group. */
  group?: string;
  /** What the choice is called below the title of its group. */
  shortLabel?: string;
  /** What there is to know of it before it is chosen. */
  note?: string;
}

/** Choices drawn at once; more are found by typing. */
export const MOST_SHOWN = 100;

/** The choices in which every written word stands somewhere, without accents and case; the first of them and how many more. */
export function findOptions<O extends ComboboxOption>(
  options: readonly O[],
  written: string,
): { shown: readonly O[]; more: number } {
  const words = foldText(written)
    .split(' ')
    .filter((word) => word !== '');
  const found =
    words.length === 0
      ? options
      : options.filter(({ label }) => {
          const folded = foldText(label);
          return words.every((word) => folded.includes(word));
        });
  return { shown: found.slice(0, MOST_SHOWN), more: Math.max(0, found.length - MOST_SHOWN) };
}
