import { endpoints } from '../../../api/generated/odds';

export const { useScanDayQuery: useGetScanQuery } = endpoints.enhanceEndpoints({
  // comparing hundreds of matches with the cached ones costs more than drawing them again
  endpoints: { scanDay: { providesTags: ['OddRows'], structuralSharing: false } },
});
