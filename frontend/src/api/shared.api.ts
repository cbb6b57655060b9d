import { endpoints } from './generated/shared';

/** What several features ask for. */
export const {
  useReadSettingsQuery,
  useListOddColumnsQuery,
  useListBulletinColumnsQuery,
  useListMatchDatesQuery,
} = endpoints.enhanceEndpoints({
  endpoints: {
    readSettings: { providesTags: ['Settings'] },
    listOddColumns: { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 },
    listBulletinColumns: { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 },
    // the day may end while the page is open
    listMatchDates: { keepUnusedDataFor: 0 },
  },
});
