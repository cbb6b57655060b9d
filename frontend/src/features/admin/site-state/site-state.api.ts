import { endpoints } from '../../../api/generated/site-state';
import { rowsOf } from '../../../api/tags';

export const { useReadSiteStateQuery, useReleaseCopyMutation } = endpoints.enhanceEndpoints({
  endpoints: {
    readSiteState: { providesTags: ['SiteState'] },
    releaseCopy: {
      invalidatesTags: [
        'SiteState',
        'MailState',
        'TelegramState',
        'Feeds',
        rowsOf('mails'),
        rowsOf('newsletters'),
        rowsOf('audit'),
      ],
    },
  },
});
