import type { ComboboxOption } from '../../kit/form/combobox-options';

/** A group of a catalogue, as far as it names its selections. */
export interface PricedGroup {
  title: string;
  short_title: string;
  columns: readonly { field: string; title: string; kind: string }[];
}

/** The selections of a catalogue, by market, for choosing one of them by its column of odds. */
export function selectionOptions(groups: readonly PricedGroup[]): ComboboxOption<string>[] {
  return groups.flatMap(({ title: group, columns }) =>
    columns
      .filter(({ kind }) => kind === 'odd')
      .map(({ field, title }) => ({ value: field, label: `${group} · ${title}`, group, shortLabel: title })),
  );
}
