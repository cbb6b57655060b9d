import { useMemo } from 'react';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import { Combobox } from '../../../components/form/combobox';
import { trMyFilters } from '../../../locale/tr-my-filters';
import { selectionOptions } from '../../../components/table/selection-options';

const said = trMyFilters.save;

interface Props {
  /** Column of odds; null = none. */
  value: string | null;
  onChange: (selection: string | null) => void;
}

/** The selection whose record a filter keeps, chosen among those of all markets. */
export function SelectionField({ value, onChange }: Props) {
  const { data, error, isFetching } = useListOddColumnsQuery();
  const options = useMemo(() => (data ? selectionOptions(data.groups) : []), [data]);
  return (
    <Combobox
      label={said.selection}
      hint={error ? said.selectionsFailed : said.selectionHint}
      placeholder={said.selectionPlaceholder}
      options={options}
      value={value}
      onChange={onChange}
      loading={isFetching && !data}
    />
  );
}
