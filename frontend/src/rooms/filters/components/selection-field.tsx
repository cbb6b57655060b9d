import { useMemo } from 'react';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import { Combobox } from '../../../kit/form/combobox';
import { selectionOptions } from '../../../odds/table/selection-options';
import { trMyFilters } from '../../../locale/tr-my-filters';

interface Props {
  label: string;
  hint?: string;
  /** Column of odds; null = none. */
  value: string | null;
  onChange: (selection: string | null) => void;
}

/** The selection whose record a filter keeps, chosen among those of all markets. */
export function SelectionField({ label, hint, value, onChange }: Props) {
  const { data, error, isFetching } = useListOddColumnsQuery();
  const options = useMemo(() => (data ? selectionOptions(data.groups) : []), [data]);
  return (
    <Combobox
      label={label}
      hint={error ? trMyFilters.save.selectionsFailed : hint}
      placeholder={trMyFilters.save.selectionPlaceholder}
      options={options}
      value={value}
      onChange={onChange}
      loading={isFetching && !data}
    />
  );
}
