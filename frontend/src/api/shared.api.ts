import { endpoints } from './generated/shared';

const api = endpoints.enhanceEndpoints({
  endpoints: {
    readSettings: { providesTags: ['Settings'] },
    listOddColumns: { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 },
    listBulletinColumns: { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 },
    readSecondFactor: { providesTags: ['SecondFactor'] },
    readDailyExample: { providesTags: ['OddRows'], keepUnusedDataFor: 600 },
    // the day may end while the page is open
    listMatchDates: { keepUnusedDataFor: 0 },
  },
});

/** What several features ask for. */
export const {
  useReadSettingsQuery,
  useListOddColumnsQuery,
  useListBulletinColumnsQuery,
  useListMatchDatesQuery,
  useReadDailyExampleQuery,
  useReadSecondFactorQuery,
  useConfirmSessionMutation,
} = api;

/** Asks for the columns of the odds tables ahead of the screen that shows them. */
export const askOddColumns = () => api.endpoints.listOddColumns.initiate(undefined, { subscribe: false });
