import { baseApi } from '../../api/base-api';
import type {
  DurationType,
  FeedDto,
  FeedsAnswer,
  ImportRow,
  MailRow,
  MessageAnswer,
  NewsletterAudience,
  NewsletterDto,
  NewsletterRow,
  OddColumnsDto,
  PublicSettings,
  PurchaseAnswer,
  ReceiptRow,
  SettingsChangeDto,
  StoredImage,
  UserTableRow,
} from '../../api/generated/wire';
import type { AdminTable, Row, TableParams } from './table/table-types';

interface RowsPage {
  rows: Row[];
  total: number;
}

/** The price columns of a market. */
export interface PriceGroup {
  key: string;
  title: string;
  columns: { key: string; title: string }[];
}

type Tag =
  { type: 'AdminRows'; id: string } | 'Blogs' | 'Comments' | 'Winners' | 'Settings' | 'Products' | 'OddRows';

/** What a write to a table makes stale besides the table itself. */
const STALE: Partial<Record<AdminTable, readonly Tag[]>> = {
  users: [table('subscriptions'), table('receipts'), table('comments'), table('mails')],
  subscriptions: [table('users')],
  blogs: [table('comments'), 'Blogs'],
  comments: ['Comments'],
  winnersclub: ['Winners'],
  competitions: [table('competition-aliases'), 'OddRows'],
  imports: [table('competitions'), 'OddRows', 'Settings'],
};

function table(name: AdminTable): Tag {
  return { type: 'AdminRows', id: name };
}

const touched = (name: AdminTable): Tag[] => [table(name), table('audit'), ...(STALE[name] ?? [])];

const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminRows: build.query<RowsPage, { table: AdminTable; params: TableParams }>({
      query: ({ table: name, params }) => ({ url: `/api/${name}`, params }),
      transformResponse: (answer: unknown, meta) => toPage(answer, meta?.response ?? undefined),
      providesTags: (_page, _error, { table: name }) => [table(name)],
    }),
    saveAdminRow: build.mutation<Row, { table: AdminTable; id: number | null; body: object; key: string }>({
      query: ({ table: name, id, body, key }) =>
        id === null
          ? { url: `/api/${name}`, method: 'POST', body, headers: { 'Idempotency-Key': key } }
          : { url: `/api/${name}/${id}`, method: 'PUT', body },
      invalidatesTags: (_row, error, { table: name }) => (error ? [] : touched(name)),
    }),
    deleteAdminRow: build.mutation<MessageAnswer, { table: AdminTable; id: number }>({
      query: ({ table: name, id }) => ({ url: `/api/${name}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_answer, _error, { table: name }) => touched(name),
    }),
    purchaseSubscription: build.mutation<
      PurchaseAnswer,
      { userId: number; duration: DurationType; key: string }
    >({
      query: ({ userId, duration, key }) => ({
        url: '/api/purchase_subscription',
        method: 'POST',
        body: { user_id: userId, duration_type: duration },
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: touched('subscriptions'),
    }),
    blockUser: build.mutation<UserTableRow, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/api/users/${id}/block`, method: 'PUT', body: { reason } }),
      invalidatesTags: touched('users'),
    }),
    unblockUser: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/api/users/${id}/block`, method: 'DELETE' }),
      invalidatesTags: touched('users'),
    }),
    endUserSessions: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/api/users/${id}/sessions`, method: 'DELETE' }),
      invalidatesTags: [table('audit')],
    }),
    removeUserSecondFactor: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/api/users/${id}/second-factor`, method: 'DELETE' }),
      invalidatesTags: [table('audit'), table('mails')],
    }),
    sendPasswordMail: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/api/users/${id}/password-mail`, method: 'POST' }),
      invalidatesTags: [table('audit'), table('mails')],
    }),
    approveReceipt: build.mutation<ReceiptRow, { id: number; duration: DurationType }>({
      query: ({ id, duration }) => ({
        url: `/api/receipts/${id}/approve`,
        method: 'POST',
        body: { duration_type: duration },
      }),
      invalidatesTags: [...touched('receipts'), ...touched('subscriptions')],
    }),
    rejectReceipt: build.mutation<ReceiptRow, { id: number; reason: string }>({
      query: ({ id, reason }) => ({ url: `/api/receipts/${id}/reject`, method: 'POST', body: { reason } }),
      invalidatesTags: touched('receipts'),
    }),
    retryMail: build.mutation<MailRow, number>({
      query: (id) => ({ url: `/api/mails/${id}/retry`, method: 'POST' }),
      invalidatesTags: touched('mails'),
    }),
    getNewsletterAudience: build.query<NewsletterAudience, void>({
      query: () => '/api/newsletters/audience',
      providesTags: [table('subscribers')],
    }),
    sendNewsletter: build.mutation<NewsletterRow, NewsletterDto>({
      query: (body) => ({ url: '/api/newsletters', method: 'POST', body }),
      invalidatesTags: [...touched('newsletters'), table('mails')],
    }),
    sendTestNewsletter: build.mutation<MessageAnswer, NewsletterDto>({
      query: (body) => ({ url: '/api/newsletters/test', method: 'POST', body }),
      invalidatesTags: [table('mails'), table('audit')],
    }),
    stopNewsletter: build.mutation<NewsletterRow, number>({
      query: (id) => ({ url: `/api/newsletters/${id}/stop`, method: 'POST' }),
      invalidatesTags: [...touched('newsletters'), table('mails')],
    }),
    uploadAdminImage: build.mutation<StoredImage, File>({
      query: (file) => {
        const body = new FormData();
        body.append('imageFile', file);
        return { url: '/api/images', method: 'POST', body };
      },
      invalidatesTags: [table('audit')],
    }),
    getImport: build.query<ImportRow, number>({
      query: (id) => `/api/imports/${id}`,
      providesTags: [table('imports')],
    }),
    getFeeds: build.query<FeedsAnswer, void>({
      query: () => '/api/feeds',
      providesTags: [{ type: 'AdminRows', id: 'feeds' }],
    }),
    saveFeeds: build.mutation<FeedsAnswer, FeedDto[]>({
      query: (feeds) => ({ url: '/api/feeds', method: 'PUT', body: { feeds } }),
      invalidatesTags: (_answer, error) =>
        error ? [] : [{ type: 'AdminRows', id: 'feeds' }, table('audit')],
    }),
    runFeed: build.mutation<MessageAnswer, string>({
      query: (key) => ({ url: `/api/feeds/${key}/run`, method: 'POST' }),
      invalidatesTags: [{ type: 'AdminRows', id: 'feeds' }, table('imports')],
    }),
    getPriceColumns: build.query<PriceGroup[], void>({
      query: () => '/api/odd-columns',
      transformResponse: ({ groups }: OddColumnsDto) =>
        groups
          .map(({ key, title, columns }) => ({
            key,
            title,
            columns: columns
              .filter(({ kind }) => kind === 'odd')
              .map(({ field, title }) => ({ key: field, title })),
          }))
          .filter(({ columns }) => columns.length > 0),
      providesTags: ['OddColumns'],
    }),
    getAdminSettings: build.query<PublicSettings, void>({
      query: () => '/api/settings',
      providesTags: ['Settings'],
    }),
    saveSettings: build.mutation<PublicSettings, SettingsChangeDto>({
      query: (body) => ({ url: '/api/settings', method: 'PUT', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Settings', 'Products', table('audit')]),
    }),
  }),
});

/** Rows and their number on all pages, of a plain array or of `{blogs}` and `{winnersclub}`. */
function toPage(answer: unknown, response: Response | undefined): RowsPage {
  const lists = answer as { blogs?: Row[]; winnersclub?: Row[]; total?: number };
  const rows = Array.isArray(answer) ? (answer as Row[]) : (lists.blogs ?? lists.winnersclub ?? []);
  const counted = response?.headers.get('X-Total-Count');
  return { rows, total: counted != null ? Number(counted) : (lists.total ?? rows.length) };
}

export const {
  useGetAdminRowsQuery,
  useSaveAdminRowMutation,
  useDeleteAdminRowMutation,
  usePurchaseSubscriptionMutation,
  useBlockUserMutation,
  useUnblockUserMutation,
  useEndUserSessionsMutation,
  useRemoveUserSecondFactorMutation,
  useSendPasswordMailMutation,
  useApproveReceiptMutation,
  useRejectReceiptMutation,
  useRetryMailMutation,
  useGetNewsletterAudienceQuery,
  useSendNewsletterMutation,
  useSendTestNewsletterMutation,
  useStopNewsletterMutation,
  useUploadAdminImageMutation,
  useGetImportQuery,
  useGetFeedsQuery,
  useSaveFeedsMutation,
  useRunFeedMutation,
  useGetPriceColumnsQuery,
  useGetAdminSettingsQuery,
  useSaveSettingsMutation,
} = adminApi;
export const { deleteAdminRow } = adminApi.endpoints;
