import { useState } from 'react';
import { PromptDialog } from '../../../components/dialog/prompt-dialog';
import { tr } from '../../../locale/tr';
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
      title={tr.filters.save}
      label={tr.filters.name}
      maxLength={LONGEST_NAME}
      required={tr.filters.nameRequired}
      submitLabel={tr.filters.saveConfirm}
      onSubmit={(name) => onSave(name, selection)}
      onClose={onClose}
    >
      <SelectionField value={selection} onChange={setSelection} />
    </PromptDialog>
  );
}
