import { endpoints } from '../../api/generated/contact';
import { rowsOf, unlessRefused } from '../../api/tags';

export const { useSendContactMessageMutation } = endpoints.enhanceEndpoints({
  endpoints: { sendContactMessage: { invalidatesTags: unlessRefused(rowsOf('contacts')) } },
});
