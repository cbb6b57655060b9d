import { useState } from 'react';
import { PromptDialog } from '../../../kit/dialog/prompt-dialog';
import { trFilters } from '../../../locale/tr-filters';
import { trMyFilters } from '../../../locale/tr-my-filters';
import { SelectionField } from './selection-field';

/** Longest name of a filter, in characters. */
const LONGEST_NAME = 60;

interface Props {
  /** The selection that is chosen at first; null = none. */
  preset: string | null;
  /** Saves; a returned sentence is shown and what was written stays. */
  onSave: (name: string, selection: string | null) => Promise<string | null>;
  onClose: () => void;
}

/** Asks under which name a filter is saved and, if the member likes, of which selection its record is kept. */
export function SaveFilterDialog({ preset, onSave, onClose }: Props) {
  const [selection, setSelection] = useState(preset);
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
      <SelectionField
        label={trMyFilters.save.selection}
        hint={trMyFilters.save.selectionHint}
        value={selection}
        onChange={setSelection}
      />
    </PromptDialog>
  );
}
