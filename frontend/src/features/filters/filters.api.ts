import { endpoints } from '../../api/generated/filters';
import { unlessRefused } from '../../api/tags';

export const {
  useListFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
  useListBulletinMatchesQuery,
  useListOddsMatchesQuery,
  usePopulateBulletinFilterMutation,
  usePopulateOddsFilterMutation,
} = endpoints.enhanceEndpoints({
  endpoints: {
    listFilters: { providesTags: ['SavedFilters'] },
    saveFilter: { invalidatesTags: unlessRefused('SavedFilters') },
    // also after a failure: the filter may be gone already
    deleteFilter: { invalidatesTags: ['SavedFilters'] },
    listBulletinMatches: { providesTags: ['OddRows'] },
    listOddsMatches: { providesTags: ['OddRows'] },
  },
});
