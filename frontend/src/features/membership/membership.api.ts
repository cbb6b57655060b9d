import { baseApi } from '../../api/base-api';
import type { ProductDto, ProductsAnswer, ReceiptRow, ReferenceAnswer } from '../../api/generated/wire';

const membershipApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductDto[], void>({
      query: () => '/api/products',
      transformResponse: ({ products }: ProductsAnswer) => products,
      providesTags: ['Products'],
    }),
    getReference: build.query<string, void>({
      query: () => '/api/receipts/reference',
      transformResponse: ({ reference_code }: ReferenceAnswer) => reference_code,
    }),
    /** One's own, the newest first. */
    listReceipts: build.query<ReceiptRow[], void>({
      query: () => '/api/receipts?mine=true',
      providesTags: ['Receipts'],
    }),
  }),
});

export const { useListProductsQuery, useGetReferenceQuery, useListReceiptsQuery } = membershipApi;
