import { baseApi } from '../../api/base-api';
import type { OddsPageDto, OddsSummaryDto } from '../../api/generated/wire';
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
    getOddRows: build.infiniteQuery<OddsPageDto, OddsSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
      },
      query: ({ queryArg: { type, params }, pageParam }) =>
        oddRows({ ...params, filter_type: type, page: pageParam, per_page: PAGE_SIZE }),
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
      query: ({ rows, fields }) => oddRows({ page: 1, per_page: rows, fields: fields.join(',') }),
      providesTags: ['OddRows'],
    }),
  }),
});

const oddRows = (params: Readonly<Record<string, string | number>>) => ({
  url: '/api/odd-list-full-view',
  params,
});

export { useListOddColumnsQuery as useGetOddColumnsQuery } from '../../api/shared.api';
export const { useGetOddRowsInfiniteQuery, useGetOddSummaryQuery, useGetLatestOddsQuery } = oddsApi;
