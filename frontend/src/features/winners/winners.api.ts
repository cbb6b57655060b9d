import { baseApi } from '../../api/base-api';
import type { PostDto, WinnersClubAnswer } from '../../api/generated/wire';

const PER_PAGE = 12;

export interface WinnersPage {
  winners: PostDto[];
  pages: number;
  total: number;
}

const winnersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWinners: build.query<WinnersPage, number>({
      query: (page) => ({ url: '/api/winnersclub', params: { page, per_page: PER_PAGE } }),
      transformResponse: ({ winnersclub }: WinnersClubAnswer, meta) => {
        // The number of all entries comes beside the answer.
        const total = Number(meta?.response?.headers.get('X-Total-Count') ?? winnersclub.length);
        return { winners: winnersclub, total, pages: Math.ceil(total / PER_PAGE) };
      },
      providesTags: ['Winners'],
    }),
  }),
});

export const { useGetWinnersQuery } = winnersApi;
