import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDeleteFilterMutation } from '../../api/generated/screens';
import type { SavedFilterRow } from '../../api/generated/wire';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notices';
import { Button } from '../../kit/form/button';
import { trFilters } from '../../locale/tr-filters';
import { trMyFilters } from '../../locale/tr-my-filters';
import { deleteQuestion } from '../../rooms/filters/components/delete-question';
import { filterFailure } from '../../rooms/filters/picker/filter-failure';

/** Deletes a saved filter after a question. */
export function DeleteButton({ filter }: { filter: SavedFilterRow }) {
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteFilterMutation();
  const confirmed = async () => {
    try {
      const { message } = await remove(filter.id).unwrap();
      notify({ kind: 'success', text: trFilters.success(message), name: 'filter' });
    } catch (error) {
      const text = trFilters.error(filterFailure(error, trFilters.deleteFailed));
      notify({ kind: 'error', text, name: 'filter' });
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className="max-md:h-11"
        aria-label={trFilters.delete(filter.filter_name)}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-4" />
        {trMyFilters.delete}
      </Button>
      {asking && (
        <ConfirmDialog {...deleteQuestion(filter)} onConfirm={confirmed} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
