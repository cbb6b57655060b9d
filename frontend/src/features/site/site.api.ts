import { baseApi } from '../../api/base-api';
import type { PublicSettings } from '../../api/generated/wire';

const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<PublicSettings, void>({
      query: () => '/api/settings',
      providesTags: ['Settings'],
    }),
  }),
});

export const { useGetSettingsQuery } = siteApi;
