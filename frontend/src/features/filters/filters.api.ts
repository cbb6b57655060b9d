import { baseApi } from '../../api/base-api';
import type {
  BulletinMatchOption,
  MessageAnswer,
  OddsMatchOption,
  PopulatedFilterAnswer,
  SavedFilterAnswer,
  SavedFilterRow,
  SaveFilterDto,
} from '../../api/generated/wire';
import { bulletinOption, type FilterType, type MatchOption, oddsOption } from './match-option';

interface Population {
  type: FilterType;
  matchId: number;
  filterName: string;
}

const BULLETIN: FilterType = 3;

const filtersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSavedFilters: build.query<SavedFilterRow[], FilterType>({
      query: (type) => ({ url: '/api/get_filters', params: { filter_type: type } }),
      providesTags: ['SavedFilters'],
    }),
    saveFilter: build.mutation<SavedFilterAnswer, SaveFilterDto>({
      query: (body) => ({ url: '/api/save-filter', method: 'POST', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['SavedFilters']),
    }),
    deleteFilter: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: '/api/delete-filter', method: 'DELETE', params: { id } }),
      // Also after a failure: the filter may be gone already.
      invalidatesTags: ['SavedFilters'],
    }),
    getMatchDates: build.query<string[], void>({
      query: () => '/api/match-dates',
      // The day may end while the page is open.
      keepUnusedDataFor: 0,
    }),
    getMatchOptions: build.query<MatchOption[], { type: FilterType; date: string }>({
      query: ({ type, date }) => ({
        url: type === BULLETIN ? '/api/matches-by-date' : '/api/kapanis-matches-by-date',
        params: { date },
      }),
      transformResponse: (rows: BulletinMatchOption[] | OddsMatchOption[]) =>
        rows.map((row) => ('sys_match_id' in row ? oddsOption(row) : bulletinOption(row))),
      providesTags: ['OddRows'],
    }),
    populateFilter: build.mutation<PopulatedFilterAnswer, Population>({
      query: ({ type, matchId, filterName }) => ({
        url: type === BULLETIN ? '/api/populate-filter' : '/api/kapanis-populate-filter',
        method: 'POST',
        body: { match_id: matchId, filter_name: filterName, filter_type: type },
      }),
    }),
  }),
});

export const {
  useGetSavedFiltersQuery,
  useSaveFilterMutation,
  useDeleteFilterMutation,
  useGetMatchDatesQuery,
  useGetMatchOptionsQuery,
  usePopulateFilterMutation,
} = filtersApi;
