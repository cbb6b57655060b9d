import type { SavedFilterRow } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { trFilters } from '../../../locale/tr-filters';

interface Props {
  filter: SavedFilterRow;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a saved filter is deleted. */
export function DeleteFilterDialog({ filter, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title={trFilters.deleteSure}
      text={filter.filter_name}
      confirmLabel={trFilters.deleteConfirm}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
