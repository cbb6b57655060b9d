import { baseApi } from '../../api/base-api';
import type {
  RatingMatch,
  RatingMatchesAnswer,
  RatingOption,
  RatingsAnswer,
  RatingTableAnswer,
} from '../../api/generated/wire';

const ratingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getRatings: build.query<RatingOption[], { opening: boolean }>({
      query: ({ opening }) => `/api/Rating/Get/${opening}`,
      transformResponse: (answer: RatingsAnswer) => answer.ratings,
      providesTags: ['OddRows'],
    }),
    getRatingDays: build.query<string[], void>({
      query: () => '/api/match-dates',
      // only today and tomorrow are rated
      transformResponse: (dates: string[]) => dates.slice(0, 2),
      // the day may end while the page is open
      keepUnusedDataFor: 0,
    }),
    getRatingMatches: build.query<RatingMatch[], { rating: number; day: string }>({
      query: ({ rating, day }) => `/api/Rating/Matches/${rating}/${day.replaceAll('-', '')}`,
      transformResponse: (answer: RatingMatchesAnswer) => answer.matches,
      providesTags: ['OddRows'],
    }),
    getRatingTable: build.query<RatingTableAnswer, { rating: number; match: number }>({
      query: ({ rating, match }) => `/api/Rating/Filter/${match}/${rating}`,
      providesTags: ['OddRows'],
    }),
  }),
});

export const { useGetRatingsQuery, useGetRatingDaysQuery, useGetRatingMatchesQuery, useGetRatingTableQuery } =
  ratingsApi;
