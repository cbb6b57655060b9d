import type { SavedFilterRow } from '../../../api/generated/wire';
import { BESIDE_FILTERS } from '../../../odds/table/question';

/** Filters whose matches are asked for at once, each with a request of its own. */
export const MOST_LOOKED_AT = 5;

/**
 * The filters whose matches a member wants to hear of: those that alert, else those that have conditions; the newest
 * first.
 */
export function watchedFilters(filters: readonly SavedFilterRow[]): SavedFilterRow[] {
  const alerting = filters.filter(({ alert }) => alert.enabled);
  const watched =
    alerting.length > 0
      ? alerting
      : filters.filter(({ filter_data }) =>
          Object.keys(filter_data).some((name) => !BESIDE_FILTERS.includes(name)),
        );
  return [...watched].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
}
