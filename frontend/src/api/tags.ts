/** What cached answers are about; a write names the tags that it makes stale. */
export const TAGS = [
  'Settings',
  'OddColumns',
  'OddRows',
  'Blogs',
  'Comments',
  'Winners',
  'Products',
  'Receipts',
  'Profile',
  'MailChoices',
] as const;
