import { useState } from 'react';
import { useSetFilterSelectionMutation } from '../../api/generated/screens';
import type { SavedFilterRow } from '../../api/generated/wire';
import { notify } from '../../kit/feedback/notices';
import { Button } from '../../kit/form/button';
import { trMyFilters } from '../../locale/tr-my-filters';
import { SelectionField } from '../../rooms/filters/components/selection-field';
import { filterFailure } from '../../rooms/filters/picker/filter-failure';

/** Lets a filter without a selection have one, once: its record begins at that moment. */
export function SelectionForm({ filter: { id, filter_name: name } }: { filter: SavedFilterRow }) {
  const [selection, setSelection] = useState<string | null>(null);
  const [save, { isLoading }] = useSetFilterSelectionMutation();
  const start = async () => {
    if (selection === null) return;
    const { error } = await save({ id, body: { selection } });
    if (error)
      notify({
        kind: 'error',
        text: filterFailure(error, trMyFilters.startFailed),
        name: 'filter-selection',
      });
  };
  return (
    <div className="mt-2 flex max-w-md flex-wrap items-end gap-2">
      <div className="min-w-56 grow">
        <SelectionField label={trMyFilters.selectionOf(name)} value={selection} onChange={setSelection} />
      </div>
      <Button
        look="secondary"
        className="h-11"
        aria-label={trMyFilters.startRecordOf(name)}
        disabled={selection === null}
        busy={isLoading}
        onClick={() => void start()}
      >
        {trMyFilters.startRecord}
      </Button>
    </div>
  );
}
