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
export type Tag = (typeof TAGS)[number] | { type: 'Rows'; id: TableName };
type Tags = readonly Tag[];
type TagsOf = Tags | ((answer: unknown, error: unknown, argument: never) => Tags);
/** What an endpoint's answers are about or its write makes stale, and how its answers are kept. */
export interface Cached {
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
export const unlessRefused =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];

/** Catalogues of columns, which only a new version of the site changes. */
export const OF_COLUMNS: Cached = { providesTags: ['OddColumns'], keepUnusedDataFor: 3600 };

/**
 * The endpoints of every page by their names: api/base-api.ts gives each its own, and those of the other screens and of
 * the panel when these are there (screens-cache.ts, panel-cache.ts). What is in none of them has no tags
 * (cache-tags.spec.ts knows why).
 */
export const CACHE: Readonly<Record<string, Cached>> = {
  listOddColumns: OF_COLUMNS,
  register: { invalidatesTags: unlessRefused(rowsOf('users')) },
  subscribe: { invalidatesTags: unlessRefused(rowsOf('subscribers'), 'MailChoices') },
  unsubscribe: { invalidatesTags: unlessRefused(rowsOf('subscribers'), 'MailChoices') },
  readSettings: { providesTags: ['Settings'] },
};
