import { endpoints } from '../../../api/generated/odds';

export const { useScanDayQuery: useGetScanQuery } = endpoints.enhanceEndpoints({
  // comparing hundreds of matches with what was cached costs more than drawing them
  endpoints: { scanDay: { providesTags: ['OddRows'], structuralSharing: false } },
});
