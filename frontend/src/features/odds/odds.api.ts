import { baseApi } from '../../api/base-api';
import type { OddsPageDto, OddsSummaryDto } from '../../api/generated/wire';
import type { OddsType } from './odds-type';

/** Rows of the first request, so that they are painted soon. */
const FIRST_ROWS = 15;
/** Rows that one request brings at most. */
const MOST_ROWS = 60;

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

interface LatestOdds {
  rows: number;
  fields: readonly string[];
  /** Which matches, and their order. */
  params: Readonly<Record<string, string>>;
}

const oddsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOddRows: build.infiniteQuery<OddsPageDto, OddsSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _all, before) => (last.has_more ? before + rowsAfter(before) : undefined),
      },
      query: ({ queryArg: { type, params }, pageParam: before }) => {
        const per_page = rowsAfter(before);
        return oddRows({ ...params, filter_type: type, page: before / per_page + 1, per_page });
      },
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
    getLatestOdds: build.query<OddsPageDto, LatestOdds>({
      query: ({ rows, fields, params }) =>
        oddRows({ ...params, page: 1, per_page: rows, fields: fields.join(',') }),
      providesTags: ['OddRows'],
    }),
  }),
});

/**
 * How many rows are asked for after so many: 15, 15, 30, then 60 at a time. What went before is always a multiple, as
 * the server counts in pages of one size.
 */
const rowsAfter = (before: number): number => (before === 0 ? FIRST_ROWS : Math.min(before, MOST_ROWS));

const oddRows = (params: Readonly<Record<string, string | number>>) => ({
  url: '/api/odd-list-full-view',
  params,
});

export { useListOddColumnsQuery as useGetOddColumnsQuery } from '../../api/shared.api';
export const { useGetOddRowsInfiniteQuery, useGetOddSummaryQuery, useGetLatestOddsQuery } = oddsApi;
