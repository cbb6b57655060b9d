import { baseApi } from '../../../api/base-api';
import type { BacktestDto } from '../../../api/generated/wire';
import type { OddsSearch } from '../odds.api';

/** One unit on a selection in every settled match that passes the filters. */
export interface BacktestQuestion extends OddsSearch {
  /** Column of odds. */
  selection: string;
}

const backtestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOddBacktest: build.query<BacktestDto, BacktestQuestion>({
      query: ({ type, params, selection }) => ({
        url: '/api/odd-backtest',
        params: { ...params, filter_type: type, selection },
      }),
      providesTags: ['OddRows'],
    }),
  }),
});

export const { useGetOddBacktestQuery } = backtestApi;
