import { withCache } from './base-api';
import { type Cached, rowsOf, touched, unlessRefused } from './cache';

/** The endpoints that only the panel has: a visitor's first page doesn't wait for what is known of them. */
export const PANEL_CACHE: Readonly<Record<string, Cached>> = {
  purchaseSubscription: { invalidatesTags: touched('subscriptions') },
  blockUser: { invalidatesTags: touched('users') },
  unblockUser: { invalidatesTags: touched('users') },
  endUserSessions: { invalidatesTags: [rowsOf('audit'), 'OwnSessions'] },
  removeUserSecondFactor: { invalidatesTags: [rowsOf('audit'), rowsOf('mails'), 'SecondFactor'] },
  sendPasswordMail: { invalidatesTags: [rowsOf('audit'), rowsOf('mails')] },
  approveReceipt: { invalidatesTags: [...touched('receipts'), ...touched('subscriptions')] },
  rejectReceipt: { invalidatesTags: touched('receipts') },
  readMailState: { providesTags: ['MailState'] },
  retryMail: { invalidatesTags: [...touched('mails'), 'MailState'] },
  readTelegramState: { providesTags: ['TelegramState'] },
  readAudience: { providesTags: [rowsOf('subscribers')] },
  sendNewsletter: { invalidatesTags: touched('newsletters') },
  sendTestNewsletter: { invalidatesTags: [rowsOf('mails'), rowsOf('audit')] },
  stopNewsletter: { invalidatesTags: touched('newsletters') },
  readImport: { providesTags: [rowsOf('imports')] },
  // joins change what is still a double
  listMatchRows: { providesTags: [rowsOf('names/joins'), rowsOf('imports')] },
  previewJoin: { providesTags: [rowsOf('names/joins'), rowsOf('imports')] },
  joinNames: { invalidatesTags: unlessRefused(...touched('names/joins')) },
  partNames: { invalidatesTags: unlessRefused(...touched('names/joins')) },
  readFeeds: { providesTags: ['Feeds'] },
  changeFeeds: { invalidatesTags: unlessRefused('Feeds', rowsOf('audit')) },
  runFeed: { invalidatesTags: ['Feeds', rowsOf('imports'), rowsOf('audit')] },
  restartVersions: { invalidatesTags: ['Feeds', 'OddRows', rowsOf('audit')] },
  readArchiveUpkeep: { providesTags: ['ArchiveUpkeep'] },
  listWinnerOffers: { providesTags: [rowsOf('winnersclub'), rowsOf('blogs')] },
  takeWinnerOffer: { invalidatesTags: touched('winnersclub') },
  changeSettings: {
    invalidatesTags: unlessRefused('Settings', 'SiteState', 'Products', rowsOf('audit'), rowsOf('mails')),
  },
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
};

export const panelBaseApi = withCache(PANEL_CACHE);
