import { useState } from 'react';
import { useListFiltersQuery } from '../../../api/generated/screens';
import type { SavedFilterRow } from '../../../api/generated/wire';
import { PromptDialog } from '../../../kit/dialog/prompt-dialog';
import { foldText } from '../../../lib/fold';
import { trFilters } from '../../../locale/tr-filters';
import { trMyFilters } from '../../../locale/tr-my-filters';
import type { FilterType } from '../../../odds/odds-type';
import { SelectionField } from './selection-field';

/** Longest name of a filter, in characters. */
const LONGEST_NAME = 60;

interface Props {
  type: FilterType;
  /** The saved filter that the question was made of. */
  edited: Pick<SavedFilterRow, 'id' | 'filter_name'> | null;
  /** The selection that is chosen at first; null = none. */
  preset: string | null;
  /** Saves; a returned sentence is shown and what was written stays. */
  onSave: (name: string, selection: string | null, originId: number | undefined) => Promise<string | null>;
  onClose: () => void;
}

/**
 * Asks under which name a filter is saved and, if the member likes, of which selection its record is kept. What is made of
 * a saved filter, or takes its name, has a record of its own, and says so before.
 */
export function SaveFilterDialog({ type, edited, preset, onSave, onClose }: Props) {
  const [selection, setSelection] = useState(preset);
  const { data: saved = [] } = useListFiltersQuery(type);
  const namesake = (name: string) =>
    saved.find(({ filter_name }) => foldText(filter_name) === foldText(name)) ?? null;
  const note = (name: string): string | null => {
    const replaced = namesake(name);
    if (replaced)
      return trFilters.takesName(replaced.filter_name) + (replaced.alert.enabled ? trFilters.takesAlert : '');
    return edited && trFilters.madeOf(edited.filter_name);
  };
  return (
    <PromptDialog
      title={trFilters.save}
      label={trFilters.name}
      initial={edited?.filter_name}
      maxLength={LONGEST_NAME}
      required={trFilters.nameRequired}
      submitLabel={trFilters.saveConfirm}
      note={note}
      onSubmit={(name) => onSave(name, selection, (namesake(name) ?? edited)?.id)}
      onClose={onClose}
    >
      <SelectionField
        label={trMyFilters.save.selection}
        hint={trMyFilters.save.selectionHint}
        value={selection}
        onChange={setSelection}
      />
    </PromptDialog>
  );
}
