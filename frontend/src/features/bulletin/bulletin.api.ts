import { baseApi } from '../../api/base-api';
import type { BulletinPageDto } from '../../api/generated/wire';

/** Rows that one request brings. */
const PAGE_SIZE = 50;

/** Filter text per column. */
type BulletinSearch = Readonly<Record<string, string>>;

const bulletinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBulletinRows: build.infiniteQuery<BulletinPageDto, BulletinSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
      },
      query: ({ queryArg: filters, pageParam }) => ({
        url: '/api/bulten-data',
        params: { ...filters, page: pageParam, per_page: PAGE_SIZE },
      }),
      providesTags: ['OddRows'],
      // comparing thousands of rows with what was cached costs more than drawing them
      structuralSharing: false,
    }),
  }),
});

export const { useGetBulletinRowsInfiniteQuery } = bulletinApi;
