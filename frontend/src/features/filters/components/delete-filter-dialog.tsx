import type { SavedFilterRow } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { tr } from '../../../locale/tr';

interface Props {
  filter: SavedFilterRow;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a saved filter is deleted. */
export function DeleteFilterDialog({ filter, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      title={tr.filters.deleteSure}
      text={filter.filter_name}
      confirmLabel={tr.filters.deleteConfirm}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
