import { useMemo, useState } from 'react';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import { PromptDialog } from '../../../kit/dialog/prompt-dialog';
import { Combobox } from '../../../kit/form/combobox';
import { selectionOptions } from '../../../odds/table/selection-options';
import { trFilters } from '../../../locale/tr-filters';
import { trMyFilters } from '../../../locale/tr-my-filters';

/** Longest name of a filter, in characters. */
const LONGEST_NAME = 60;

interface Props {
  /** Saves; a returned sentence is shown and what was written stays. */
  onSave: (name: string, selection: string | null) => Promise<string | null>;
  onClose: () => void;
}

/** Asks under which name a filter is saved and, if the member likes, of which selection its record is kept. */
export function SaveFilterDialog({ onSave, onClose }: Props) {
  const [selection, setSelection] = useState<string | null>(null);
  return (
    <PromptDialog
      title={trFilters.save}
      label={trFilters.name}
      maxLength={LONGEST_NAME}
      required={trFilters.nameRequired}
      submitLabel={trFilters.saveConfirm}
      onSubmit={(name) => onSave(name, selection)}
      onClose={onClose}
    >
      <SelectionField value={selection} onChange={setSelection} />
    </PromptDialog>
  );
}

interface FieldProps {
  /** Column of odds; null = none. */
  value: string | null;
  onChange: (selection: string | null) => void;
}

/** The selection whose record a filter keeps, chosen among those of all markets. */
function SelectionField({ value, onChange }: FieldProps) {
  const { data, error, isFetching } = useListOddColumnsQuery();
  const options = useMemo(() => (data ? selectionOptions(data.groups) : []), [data]);
  return (
    <Combobox
      label={trMyFilters.save.selection}
      hint={error ? trMyFilters.save.selectionsFailed : trMyFilters.save.selectionHint}
      placeholder={trMyFilters.save.selectionPlaceholder}
      options={options}
      value={value}
      onChange={onChange}
      loading={isFetching && !data}
    />
  );
}
