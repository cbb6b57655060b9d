import { baseApi } from '../../../api/base-api';
import type { CalibrationDetailsDto, CalibrationDto } from '../../../api/generated/wire';
import type { OddsType } from '../odds-type';

/** Which market of which set is judged, and over which matches; what is left out does not narrow them. */
export interface CalibrationQuestion {
  type: OddsType;
  /** Key of the market; the first that can be judged when left out. */
  group?: string;
  /** First and last day of kick-off, `2026-05-17`. */
  from?: string;
  to?: string;
  source?: string;
}

const paramsOf = ({ type, ...rest }: CalibrationQuestion) => ({ filter_type: type, ...rest });

const reliabilityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCalibration: build.query<CalibrationDto, CalibrationQuestion>({
      query: (question) => ({ url: '/api/calibration', params: paramsOf(question) }),
      providesTags: ['OddRows'],
    }),
    /** `learnedAt` is not sent: what was learned again is asked for again. */
    getCalibrationDetails: build.query<
      CalibrationDetailsDto,
      { question: CalibrationQuestion; learnedAt: string | null }
    >({
      query: ({ question }) => ({ url: '/api/calibration/details', params: paramsOf(question) }),
      providesTags: ['OddRows'],
    }),
  }),
});

export const { useGetCalibrationQuery, useGetCalibrationDetailsQuery } = reliabilityApi;
