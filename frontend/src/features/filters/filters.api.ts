import { endpoints } from '../../api/generated/filters';
import type { FilterMatchesDto } from '../../api/generated/wire';
import { unlessRefused } from '../../api/tags';

/** The matches that fit a filter, by its id. */
export interface MatchesOfFilter extends FilterMatchesDto {
  id: number;
}

export const {
  useListFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
  useSetFilterAlertMutation,
  useReadFilterRecordQuery,
  useListFilterMatchesQuery,
  useListBulletinMatchesQuery,
  useListOddsMatchesQuery,
  usePopulateBulletinFilterMutation,
  usePopulateOddsFilterMutation,
  useListMatchesOfFiltersQuery,
} = endpoints
  .enhanceEndpoints({
    endpoints: {
      listFilters: { providesTags: ['SavedFilters'] },
      saveFilter: { invalidatesTags: unlessRefused('SavedFilters') },
      // also after a failure: the filter may be gone already
      deleteFilter: { invalidatesTags: ['SavedFilters'] },
      // also after a failure: the filter may be gone already
      setFilterAlert: { invalidatesTags: ['SavedFilters'] },
      // a filter never changes, only what was played since
      readFilterRecord: { providesTags: ['OddRows'], keepUnusedDataFor: 600 },
      listFilterMatches: { providesTags: ['OddRows'] },
      listBulletinMatches: { providesTags: ['OddRows'] },
      listOddsMatches: { providesTags: ['OddRows'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Of several filters, asked for one after another; the first failure is that of all. */
      listMatchesOfFilters: build.query<MatchesOfFilter[], readonly number[]>({
        queryFn: async (ids, _api, _extra, ask) => {
          const found: MatchesOfFilter[] = [];
          for (const id of ids) {
            const { data, error } = await ask(`/api/filter-matches/${id}`);
            if (error) return { error };
            found.push({ id, ...(data as FilterMatchesDto) });
          }
          return { data: found };
        },
        providesTags: ['OddRows'],
      }),
    }),
  });
