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

export type Tag = (typeof TAGS)[number] | { type: 'Rows'; id: keyof Tables };

/** The rows of a table: its list, and every other answer that is made of them. */
export const rowsOf = (id: keyof Tables) => ({ type: 'Rows', id }) as const;

/** The tags of a write that changed something; one that was refused makes nothing stale. */
export const unlessRefused =
  (...tags: Tag[]) =>
  (_answer: unknown, error: unknown): Tag[] =>
    error === undefined ? tags : [];
