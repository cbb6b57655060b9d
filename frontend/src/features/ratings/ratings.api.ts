import { endpoints } from '../../api/generated/ratings';

export { useListMatchDatesQuery as useGetRatingDaysQuery } from '../../api/shared.api';
export const {
  useListRatingsQuery: useGetRatingsQuery,
  useListRatingColumnsQuery: useGetRatingColumnsQuery,
  useListRatingMatchesQuery: useGetRatingMatchesQuery,
  useReadRatingTableQuery: useGetRatingTableQuery,
} = endpoints.enhanceEndpoints({
  endpoints: {
    listRatings: { providesTags: ['OddRows'] },
    listRatingColumns: { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 },
    listRatingMatches: { providesTags: ['OddRows'] },
    readRatingTable: { providesTags: ['OddRows'] },
  },
});
