import type { ComboboxOption } from '../../kit/form/combobox-options';
import type { CatalogueGroup } from './match-table';

/** The selections of a catalogue, by market, for choosing one of them by its column of odds. */
export function selectionOptions(groups: readonly CatalogueGroup[]): ComboboxOption<string>[] {
  return groups.flatMap(({ title: group, columns }) =>
    columns
      .filter(({ kind }) => kind === 'odd')
      .map(({ field, title }) => ({ value: field, label: `${group} · ${title}`, group, shortLabel: title })),
  );
}
