import { baseApi } from '../../api/base-api';
import { endpoints } from '../../api/generated/admin';
import type { MessageAnswer, StoredImage, Tables } from '../../api/generated/wire';
import type { TableName } from '../../api/table-rows';
import { rowsOf, type Tag, unlessRefused } from '../../api/tags';

/** What a write to a table makes stale besides the table itself and the record of writes. */
const STALE: Partial<Record<TableName, readonly Tag[]>> = {
  users: [rowsOf('subscriptions'), rowsOf('receipts'), rowsOf('comments'), rowsOf('mails'), 'Profile'],
  subscriptions: [rowsOf('users'), rowsOf('mails'), 'Profile'],
  receipts: [rowsOf('mails')],
  mails: [rowsOf('newsletters')],
  'undeliverable-addresses': [rowsOf('users'), rowsOf('subscribers')],
  newsletters: [rowsOf('mails')],
  blogs: [rowsOf('comments')],
  competitions: [rowsOf('competition-aliases'), 'OddRows'],
  imports: [rowsOf('competitions'), 'ArchiveUpkeep', 'OddRows', 'Settings'],
  'names/joins': [rowsOf('competitions'), rowsOf('imports'), 'OddRows'],
  'club-sponsors': [rowsOf('competitions'), rowsOf('imports'), 'OddRows'],
  'rating-recipes': ['OddRows'],
};

/** The tags of a write to a table. */
export const touched = (name: TableName): Tag[] => [rowsOf(name), rowsOf('audit'), ...(STALE[name] ?? [])];

const adminApi = endpoints
  .enhanceEndpoints({
    endpoints: {
      purchaseSubscription: { invalidatesTags: touched('subscriptions') },
      blockUser: { invalidatesTags: touched('users') },
      unblockUser: { invalidatesTags: touched('users') },
      endUserSessions: { invalidatesTags: [rowsOf('audit'), 'OwnSessions'] },
      removeUserSecondFactor: { invalidatesTags: [rowsOf('audit'), rowsOf('mails'), 'SecondFactor'] },
      sendPasswordMail: { invalidatesTags: [rowsOf('audit'), rowsOf('mails')] },
      approveReceipt: { invalidatesTags: [...touched('receipts'), ...touched('subscriptions')] },
      rejectReceipt: { invalidatesTags: touched('receipts') },
      retryMail: { invalidatesTags: [...touched('mails'), 'MailState'] },
      readMailState: { providesTags: ['MailState'] },
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
      restartVersions: { invalidatesTags: ['Feeds', 'OddRows', rowsOf('audit')] },
      readArchiveUpkeep: { providesTags: ['ArchiveUpkeep'] },
      runFeed: { invalidatesTags: ['Feeds', rowsOf('imports'), rowsOf('audit')] },
      listWinnerOffers: { providesTags: [rowsOf('winnersclub'), rowsOf('blogs')] },
      takeWinnerOffer: { invalidatesTags: touched('winnersclub') },
      changeSettings: {
        invalidatesTags: unlessRefused('Settings', 'SiteState', 'Products', rowsOf('audit'), rowsOf('mails')),
      },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** Adds a row, or changes the one with `id`; a repeated `key` adds no second one. */
      saveRow: build.mutation<unknown, RowChange>({
        query: ({ table, id, body, key }) =>
          id === null
            ? { url: `/api/${table}`, method: 'POST', body, headers: { 'Idempotency-Key': key } }
            : { url: `/api/${table}/${id}`, method: 'PUT', body },
        invalidatesTags: (_row, error, { table }) => (error ? [] : touched(table)),
      }),
      deleteRow: build.mutation<MessageAnswer, { table: TableName; id: number }>({
        query: ({ table, id }) => ({ url: `/api/${table}/${id}`, method: 'DELETE' }),
        invalidatesTags: (_answer, _error, { table }) => touched(table),
      }),
      uploadImage: build.mutation<StoredImage, File>({
        query: (file) => {
          const body = new FormData();
          body.append('imageFile', file);
          return { url: '/api/images', method: 'POST', body };
        },
        invalidatesTags: [rowsOf('audit')],
      }),
    }),
  });

interface RowChange {
  table: TableName;
  id: number | null;
  body: Tables[TableName]['form'];
  key: string;
}

/** Invalidates what a join of names has changed that is over. */
export const joinFinished = () => baseApi.util.invalidateTags(touched('names/joins'));

/** Invalidates what a finished import has changed. */
export const importFinished = () => baseApi.util.invalidateTags(touched('imports'));

export const {
  usePurchaseSubscriptionMutation,
  useBlockUserMutation,
  useUnblockUserMutation,
  useEndUserSessionsMutation,
  useRemoveUserSecondFactorMutation,
  useSendPasswordMailMutation,
  useApproveReceiptMutation,
  useRejectReceiptMutation,
  useRetryMailMutation,
  useReadMailStateQuery,
  useReadAudienceQuery,
  useSendNewsletterMutation,
  useSendTestNewsletterMutation,
  useStopNewsletterMutation,
  useReadImportQuery,
  useReadFeedsQuery,
  useReadTelegramStateQuery,
  useChangeFeedsMutation,
  useRunFeedMutation,
  useRestartVersionsMutation,
  useReadArchiveUpkeepQuery,
  useChangeSettingsMutation,
  useListWinnerOffersQuery,
  useTakeWinnerOfferMutation,
  useListMatchRowsQuery,
  usePreviewJoinQuery,
  useJoinNamesMutation,
  usePartNamesMutation,
  useSaveRowMutation,
  useDeleteRowMutation,
  useUploadImageMutation,
} = adminApi;
export const { deleteRow } = adminApi.endpoints;
