import { readApiError } from './api-error';
import { withCache } from './base-api';
import { type Cached, OF_COLUMNS, rowsOf, type Tag, touched, unlessRefused } from './cache';
import type { Tables } from './generated/wire';

/** What is asked about the rows of a table. */
type OfTable = { table: keyof Tables };

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

/** The endpoints of the screens: a visitor's first page doesn't wait for what is known of them. */
export const SCREENS_CACHE: Readonly<Record<string, Cached>> = {
  // tables
  listRows: { providesTags: (_page, _error, { table }: OfTable) => [rowsOf(table)] },
  saveRow: {
    invalidatesTags: (_row, error, { table }: OfTable) => (error === undefined ? touched(table) : []),
  },
  deleteRow: { invalidatesTags: (_answer, _error, { table }: OfTable) => touched(table) },

  // matches
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
  sendContactMessage: { invalidatesTags: unlessRefused(rowsOf('contacts')) },
  listProducts: { providesTags: ['Products'] },

  // the panel, without what only it needs (panel-api.ts)
  uploadImage: { invalidatesTags: [rowsOf('audit')] },
};

export const screensBaseApi = withCache(SCREENS_CACHE);
