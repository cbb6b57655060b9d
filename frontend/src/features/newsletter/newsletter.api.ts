import { endpoints } from '../../api/generated/newsletter';
import { rowsOf, unlessRefused } from '../../api/tags';

const CONSENT = unlessRefused(rowsOf('subscribers'), 'MailChoices');

export const { useSubscribeMutation, useUnsubscribeMutation } = endpoints.enhanceEndpoints({
  endpoints: { subscribe: { invalidatesTags: CONSENT }, unsubscribe: { invalidatesTags: CONSENT } },
});
