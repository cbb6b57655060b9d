import { endpoints } from '../../api/generated/odds';

export const { useReadPriceHistoryQuery: useGetPriceHistoryQuery } = endpoints.enhanceEndpoints({
  endpoints: { readPriceHistory: { providesTags: ['OddRows'] } },
});
