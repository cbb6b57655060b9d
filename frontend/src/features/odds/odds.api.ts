import { baseApi } from '../../api/base-api';
import type { OddColumnsDto, OddsPageDto, OddsSummaryDto } from '../../api/generated/wire';
import type { OddsType } from './odds-type';

/** Rows that one request brings. */
const PAGE_SIZE = 50;

export interface OddsSearch {
  type: OddsType;
  /** Filter text per query parameter. */
  params: Readonly<Record<string, string>>;
}

/** A search of which some markets' outcome is asked. */
export interface SummarySearch extends OddsSearch {
  /** Keys of the markets, in the order of the catalogue; all when left out. */
  groups?: readonly string[];
}

const oddsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOddColumns: build.query<OddColumnsDto, void>({
      query: () => '/api/odd-columns',
      providesTags: ['OddColumns'],
      keepUnusedDataFor: 3600,
    }),
    getOddRows: build.infiniteQuery<OddsPageDto, OddsSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
      },
      query: ({ queryArg: { type, params }, pageParam }) => ({
        url: '/api/odd-list-full-view',
        params: { ...params, filter_type: type, page: pageParam, per_page: PAGE_SIZE },
      }),
      providesTags: ['OddRows'],
      // Comparing thousands of rows with what was cached costs more than drawing them.
      structuralSharing: false,
    }),
    getOddSummary: build.query<OddsSummaryDto, SummarySearch>({
      query: ({ type, params, groups }) => ({
        url: '/api/odd-summary',
        params: { ...params, filter_type: type, groups: groups?.join(',') },
      }),
      providesTags: ['OddRows'],
    }),
    getLatestOdds: build.query<OddsPageDto, { rows: number; fields: readonly string[] }>({
      query: ({ rows, fields }) => ({
        url: '/api/odd-list-full-view',
        params: { page: 1, per_page: rows, fields: fields.join(',') },
      }),
      providesTags: ['OddRows'],
    }),
  }),
});

export const {
  useGetOddColumnsQuery,
  useGetOddRowsInfiniteQuery,
  useGetOddSummaryQuery,
  useGetLatestOddsQuery,
} = oddsApi;
