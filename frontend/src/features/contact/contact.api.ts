import { baseApi } from '../../api/base-api';
import type { ContactDto, MessageAnswer } from '../../api/generated/wire';

/** What the form sends; `website` is the trap for robots, empty for people. */
export type ContactMessage = Omit<ContactDto, 'website' | 'token'> & { website: string };

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<MessageAnswer, ContactMessage>({
      query: (body) => ({ url: '/api/contact', method: 'POST', body }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
