import { baseApi } from '../../../api/base-api';
import type { ScannedDayDto } from '../../../api/generated/wire';
import type { Tolerance } from '../choice/tolerance';
import type { OddsType } from '../odds-type';

/** How far prices may differ over a whole day: as asked, or as far as each fixture needs for enough past matches. */
export type ScanTolerance = 'auto' | Tolerance;

/** What is left out is the server's choice: today, the usual markets, closing odds where there are any. */
export interface ScanQuestion {
  date?: string;
  groups?: readonly string[];
  type?: OddsType;
  tolerance: ScanTolerance;
}

const scanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getScan: build.query<ScannedDayDto, ScanQuestion>({
      query: ({ date, groups, type, tolerance }) => ({
        url: '/api/scan',
        params: { date, groups: groups?.join(','), filter_type: type, tolerance },
      }),
      providesTags: ['OddRows'],
      // Comparing hundreds of matches with what was cached costs more than drawing them.
      structuralSharing: false,
    }),
  }),
});

export const { useGetScanQuery } = scanApi;
