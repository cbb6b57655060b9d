import { foldText } from '../../lib/fold';
import type { ComboboxOption } from '../../kit/form/combobox-options';
import type { MatchTable } from './match-table';

/** A column as a choice, with the names it is found by. */
export interface ColumnOption extends ComboboxOption<string> {
  /** Folded: the group's and the column's title, in full and in short. */
  names: readonly string[];
  /** Folded title of the column alone. */
  title: string;
}

/** The columns of a table that pass a test, by group, for choosing one of them by its id. */
export function columnOptions(
  { groups }: Pick<MatchTable<never>, 'groups'>,
  wanted: (column: MatchTable<never>['groups'][number]['columns'][number]) => boolean,
): ColumnOption[] {
  return groups.flatMap(({ title: group, shortTitle, columns }) =>
    columns.filter(wanted).map(({ id, title }) => ({
      ...{ value: id, label: `${group} · ${title}`, group, shortLabel: title },
      names: [`${group} ${title}`, `${shortTitle} ${title}`].map(foldText),
      title: foldText(title),
    })),
  );
}

/**
 * The columns in whose names every written word stands, without accents and case, a decimal point being a comma. Those
 * that are called just like it come first, then those whose own title is among the words, then those where it begins
 * with one: `2,5 üst` means the selection `Üst` rather than `Alt` of the market `2,5 Alt/Üst`.
 */
export function findColumns(options: readonly ColumnOption[], written: string): ColumnOption[] {
  const text = foldText(written).replace(/(\d)\.(?=\d)/g, '$1,');
  const words = text.split(' ').filter((word) => word !== '');
  if (words.length === 0) return [...options];
  const rank = ({ names, title }: ColumnOption): number => {
    if (names.includes(text) || title === text) return 0;
    if (words.includes(title)) return 1;
    return words.some((word) => title.startsWith(word)) ? 2 : 3;
  };
  return options
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .map((option) => ({ option, rank: rank(option) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}
