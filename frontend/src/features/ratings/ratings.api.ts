import { endpoints } from '../../api/generated/ratings';

export { useListMatchDatesQuery as useGetRatingDaysQuery } from '../../api/shared.api';
export const {
  useListRatingsQuery: useGetRatingsQuery,
  useListRatingMatchesQuery: useGetRatingMatchesQuery,
  useReadRatingTableQuery: useGetRatingTableQuery,
} = endpoints.enhanceEndpoints({
  endpoints: {
    listRatings: { providesTags: ['OddRows'] },
    listRatingMatches: { providesTags: ['OddRows'] },
    readRatingTable: { providesTags: ['OddRows'] },
  },
});
