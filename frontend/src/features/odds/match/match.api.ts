import { baseApi } from '../../../api/base-api';
import type { MatchDetailsDto, SimilarMatchesDto } from '../../../api/generated/wire';
import type { OddsType } from '../odds-type';

export interface SimilarQuestion {
  id: number;
  limit: number;
  /** What is left out is the server's choice: closing odds where there are any, full time and 2.5 goals. */
  type?: OddsType;
  groups?: readonly string[];
}

const matchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMatch: build.query<MatchDetailsDto, number>({
      query: (id) => `/api/matches/${id}`,
      providesTags: ['OddRows'],
    }),
    getSimilarMatches: build.query<SimilarMatchesDto, SimilarQuestion>({
      query: ({ id, type, groups, limit }) => ({
        url: `/api/matches/${id}/similar`,
        params: { filter_type: type, groups: groups?.join(','), limit },
      }),
      providesTags: ['OddRows'],
    }),
  }),
});

export const { useGetMatchQuery, useGetSimilarMatchesQuery } = matchApi;
