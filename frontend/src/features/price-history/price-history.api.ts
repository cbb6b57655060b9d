import { baseApi } from '../../api/base-api';
import type { PriceHistoryDto } from '../../api/generated/wire';

const priceHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPriceHistory: build.query<PriceHistoryDto, number>({
      query: (id) => `/api/price-history/${id}`,
      providesTags: ['OddRows'],
    }),
  }),
});

export const { useGetPriceHistoryQuery } = priceHistoryApi;
