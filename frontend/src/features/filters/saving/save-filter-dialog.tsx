import { useState } from 'react';
import { PromptDialog } from '../../../components/dialog/prompt-dialog';
import { trFilters } from '../../../locale/tr-filters';
import { SelectionField } from './selection-field';

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
