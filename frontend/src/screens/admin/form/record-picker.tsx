import { useEffect, useState } from 'react';
import { type RowOf, type TableName, useRows } from '../../../api/table-rows';
import { Combobox } from '../../../kit/form/combobox';
import { trAdmin } from '../../../locale/tr-admin';
import type { PickSource } from './field-types';

const OFFERED = 8;
const PAUSE = 250;

interface Props {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  from: PickSource;
  /** Id of the chosen row, or empty. */
  value: string;
  /** What the chosen row is called while nothing has been searched. */
  initialLabel: string;
  onChange: (id: string) => void;
}

/** Chooses a row of another table by searching it on the server. */
export function RecordPicker({ from, value, initialLabel, hint, onChange, ...field }: Props) {
  const [text, setText] = useState('');
  const [label, setLabel] = useState(initialLabel);
  const search = useSettled(text);
  const [opened, setOpened] = useState(false);
  const query = useRows(
    from.table,
    { q: search.trim().slice(0, 100) || undefined, page: 1, per_page: OFFERED },
    { skip: !opened },
  );
  // what was found for an earlier text isn't offered for this one
  const searching = search !== text || query.isFetching;
  const labelOf = from.optionLabel as (row: RowOf<TableName>) => string;
  const options = (searching ? [] : (query.currentData?.rows ?? [])).map((row) => ({
    value: String(row.id),
    label: labelOf(row),
  }));
  return (
    <Combobox
      {...field}
      hint={hint ?? (value === '' ? trAdmin.form.pick : undefined)}
      placeholder=""
      options={options}
      loading={searching}
      value={value === '' ? null : value}
      valueLabel={label}
      onChange={(id) => {
        setText('');
        setLabel(options.find((option) => option.value === id)?.label ?? '');
        onChange(id ?? '');
      }}
      onOpen={() => setOpened(true)}
      onWrite={(written) => {
        setText(written);
        // what is written is no longer what was chosen
        if (value !== '') onChange('');
      }}
    />
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
