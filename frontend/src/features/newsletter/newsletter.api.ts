import { baseApi } from '../../api/base-api';
import type { MessageAnswer, SubscribeDto } from '../../api/generated/wire';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<MessageAnswer, Required<SubscribeDto>>({
      query: (body) => ({ url: '/api/subscribe', method: 'POST', body }),
    }),
    unsubscribe: build.mutation<MessageAnswer, string>({
      query: (token) => ({ url: '/api/unsubscribe', method: 'POST', body: { token } }),
    }),
  }),
});

export const { useSubscribeMutation, useUnsubscribeMutation } = newsletterApi;
