import { endpoints } from '../../../api/generated/odds';

export const { useReadMatchQuery: useGetMatchQuery, useListSimilarMatchesQuery: useGetSimilarMatchesQuery } =
  endpoints.enhanceEndpoints({
    endpoints: {
      readMatch: { providesTags: ['OddRows'] },
      listSimilarMatches: { providesTags: ['OddRows'] },
    },
  });
