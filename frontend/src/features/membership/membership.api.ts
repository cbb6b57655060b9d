import { endpoints } from '../../api/generated/membership';

export const { useListProductsQuery, useReadReferenceQuery } = endpoints.enhanceEndpoints({
  endpoints: { listProducts: { providesTags: ['Products'] } },
});
