/** Folders of all files that the site keeps below the data folder. */
export const DATA_FOLDERS = {
  images: 'kupon',
  imports: 'imports',
  inbox: 'inbox',
  outbox: 'outbox',
  receipts: 'receipts',
} as const;
