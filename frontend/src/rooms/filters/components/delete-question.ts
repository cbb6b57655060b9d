import type { SavedFilterRow } from '../../../api/generated/wire';
import { trFilters } from '../../../locale/tr-filters';

/** What is asked before a saved filter is deleted. */
export const deleteQuestion = ({ filter_name }: SavedFilterRow) => ({
  title: trFilters.deleteSure,
  text: filter_name,
  confirmLabel: trFilters.deleteConfirm,
  danger: true,
});
