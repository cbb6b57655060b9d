import { readApiError } from './api-error';
import type { Tables } from './generated/wire';

/** What cached answers are about; a write names the tags that it makes stale. */
export const TAGS = [
  'Rows',
  'Feeds',
  'ArchiveUpkeep',
  'MailState',
  'TelegramState',
  'Settings',
  'SiteState',
  'OddColumns',
  'OddRows',
  'Products',
  'Profile',
  'MailChoices',
  'OwnSessions',
  'SecondFactor',
  'SavedFilters',
] as const;

type TableName = keyof Tables;
type Tag = (typeof TAGS)[number] | { type: 'Rows'; id: TableName };
type Tags = readonly Tag[];
type TagsOf = Tags | ((answer: unknown, error: unknown, argument: never) => Tags);
/** What is asked about the rows of a table. */
type OfTable = { table: TableName };

/** What an endpoint's answers are about or its write makes stale, and how its answers are kept. */
interface Cached {
  providesTags?: TagsOf;
  invalidatesTags?: TagsOf;
  /** Seconds. */
  keepUnusedDataFor?: number;
  structuralSharing?: false;
}

/** The rows of a table: its list, and every other answer that is made of them. */
export const rowsOf = (id: TableName) => ({ type: 'Rows', id }) as const;

/** What a write to a table makes stale besides the table itself and the record of writes. */
const STALE: Partial<Record<TableName, Tags>> = {
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

/** The tags of a write that changed something; one that was refused makes nothing stale. */
const unlessRefused =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];

/** The tags of a write that sends prices: a refusal because of another price says that those on the screen are old. */
const unlessPriceChanged =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error !== undefined && readApiError(error).code === 'PRICE_CHANGED'
      ? ['OddRows']
      : unlessRefused(...tags)(undefined, error);

/** Answers made of matches, prices and scores, which imports change. */
const OF_MATCHES: Cached = { providesTags: ['OddRows'] };

/** Thousands of rows: comparing them with what was cached costs more than drawing them. */
const OF_MANY_MATCHES: Cached = { ...OF_MATCHES, structuralSharing: false };

/** Answers made of posts: these bring selections, and imports the scores by which they are settled. */
const OF_EDITORS: Cached = { providesTags: [rowsOf('blogs'), 'OddRows'] };

/** Catalogues of columns, which only a new version of the site changes. */
const OF_COLUMNS: Cached = { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 };

/**
 * The endpoints by their names, wherever they are defined: api/base-api.ts gives each its own. What is not here has no tags
 * (cache-tags.spec.ts knows why).
 */
export const CACHE: Readonly<Record<string, Cached>> = {
  // tables
  listRows: { providesTags: (_page, _error, { table }: OfTable) => [rowsOf(table)] },
  saveRow: {
    invalidatesTags: (_row, error, { table }: OfTable) => (error === undefined ? touched(table) : []),
  },
  deleteRow: { invalidatesTags: (_answer, _error, { table }: OfTable) => touched(table) },

  // matches
  listOddColumns: OF_COLUMNS,
  listBulletinColumns: OF_COLUMNS,
  listRatingColumns: OF_COLUMNS,
  listOdds: OF_MANY_MATCHES,
  listBulletin: OF_MANY_MATCHES,
  scanDay: OF_MANY_MATCHES,
  readScanRecord: OF_MATCHES,
  listLatestOdds: OF_MATCHES,
  listExampleQuestions: OF_MATCHES,
  summariseOdds: OF_MATCHES,
  divideOdds: OF_MATCHES,
  backtestOdds: OF_MATCHES,
  judgeOdds: OF_MATCHES,
  judgeOddsInDetail: OF_MATCHES,
  readMatch: OF_MATCHES,
  listSimilarMatches: OF_MATCHES,
  readPriceHistory: OF_MATCHES,
  listRatings: OF_MATCHES,
  listRatingMatches: OF_MATCHES,
  readRatingTable: OF_MATCHES,
  listPickFixtures: OF_MATCHES,
  readPickFixture: OF_MATCHES,
  readDailyExample: { ...OF_MATCHES, keepUnusedDataFor: 600 },
  // the day may end while the page is open
  listMatchDates: { keepUnusedDataFor: 0 },

  // saved filters
  listFilters: { providesTags: ['SavedFilters'] },
  saveFilter: { invalidatesTags: unlessRefused('SavedFilters') },
  // also after a failure: the filter may be gone already
  deleteFilter: { invalidatesTags: ['SavedFilters'] },
  setFilterAlert: { invalidatesTags: ['SavedFilters'] },
  // also where it is refused: it has one by now
  setFilterSelection: { invalidatesTags: ['SavedFilters'] },
  // a record never begins anew, only matches are played
  readFilterRecord: { ...OF_MATCHES, keepUnusedDataFor: 600 },
  readFilterMargins: { ...OF_MATCHES, keepUnusedDataFor: 600 },
  listFilterMatches: OF_MATCHES,
  listBulletinMatches: OF_MATCHES,
  listOddsMatches: OF_MATCHES,
  listMatchesOfFilters: OF_MATCHES,

  // posts and their editors
  listAuthors: { providesTags: [rowsOf('blogs')] },
  readBlog: { providesTags: [rowsOf('blogs')] },
  postPick: { invalidatesTags: unlessPriceChanged(rowsOf('blogs')) },
  changeBlog: { invalidatesTags: unlessPriceChanged(rowsOf('blogs'), rowsOf('comments')) },
  listEditors: OF_EDITORS,
  readEditorSummary: OF_EDITORS,
  readEditorRecord: OF_EDITORS,
  listEditorPicks: OF_EDITORS,
  readPickRecordHead: OF_EDITORS,
  listComments: { providesTags: [rowsOf('comments')] },
  listRecentComments: { providesTags: [rowsOf('comments')] },
  writeComment: { invalidatesTags: unlessRefused(rowsOf('comments')) },

  // accounts
  register: { invalidatesTags: unlessRefused(rowsOf('users')) },
  readProfile: { providesTags: ['Profile'] },
  setTelegramLink: { invalidatesTags: unlessRefused('Profile') },
  changeAlerts: { invalidatesTags: unlessRefused('Profile') },
  // nothing is linked until the chat is opened
  inviteToTelegram: { invalidatesTags: [] },
  // also after a failure: the link may be gone already
  unlinkTelegram: { invalidatesTags: ['Profile'] },
  changePassword: { invalidatesTags: unlessRefused('OwnSessions') },
  readMailChoices: { providesTags: ['MailChoices'] },
  changeMailChoices: { invalidatesTags: ['MailChoices'] },
  listOwnSessions: { providesTags: ['OwnSessions'] },
  endOwnSession: { invalidatesTags: ['OwnSessions'] },
  endOtherSessions: { invalidatesTags: ['OwnSessions'] },
  readSecondFactor: { providesTags: ['SecondFactor'] },
  // what is refused may have been turned on elsewhere, or by an answer that was lost on its way
  beginSecondFactor: { invalidatesTags: (_answer, error) => (error ? ['SecondFactor'] : []) },
  confirmSecondFactor: { invalidatesTags: ['SecondFactor', 'OwnSessions'] },
  // also when it was off already
  removeSecondFactor: { invalidatesTags: ['SecondFactor'] },
  subscribe: { invalidatesTags: unlessRefused(rowsOf('subscribers'), 'MailChoices') },
  unsubscribe: { invalidatesTags: unlessRefused(rowsOf('subscribers'), 'MailChoices') },
  sendContactMessage: { invalidatesTags: unlessRefused(rowsOf('contacts')) },
  listProducts: { providesTags: ['Products'] },

  // the panel
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
  uploadImage: { invalidatesTags: [rowsOf('audit')] },
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
  readSettings: { providesTags: ['Settings'] },
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
