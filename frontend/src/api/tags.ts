/** What cached answers are about; a write names the tags that it makes stale. */
export const TAGS = [
  'Settings',
  'AdminRows',
  'OddColumns',
  'OddRows',
  'Blogs',
  'Comments',
  'Winners',
  'Products',
  'Receipts',
  'Profile',
  'MailChoices',
  'OwnSessions',
  'SecondFactor',
  'SavedFilters',
] as const;
