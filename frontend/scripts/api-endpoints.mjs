/** What the shell and the login page ask. They come first, and nothing that only screens need comes with them. */
export const SHELL = ['login', 'logout', 'checkRole', 'readSettings', 'listOddColumns', 'subscribe'];

/**
 * What the generator can't express: endless lists and filters by any column, files that are sent. Of these, as of the
 * tables (api/table-rows.ts), only the types are generated.
 */
export const BY_HAND = [
  'listOdds',
  'summariseOdds',
  'backtestOdds',
  'judgeOdds',
  'judgeOddsInDetail',
  'listBulletin',
  'postPick',
  'changeBlog',
  'uploadImage',
  'addImport',
  'sendReceipt',
];

/** Files, pages and what only operators and other programs ask for. */
export const NEVER_ASKED = [
  'exportOdds',
  'exportBets',
  'exportPickRecord',
  'exportProfile',
  'readImportReport',
  'readReceiptFile',
  'openUnsubscribePage',
  'readBulletinMatchId',
  'readOddsMatchId',
  'readHealth',
  'readLive',
  'readReady',
  'readMetrics',
];

/** Operations that take in their address, too, what their body says; the body is sent. */
export const WITHOUT_PARAMETERS = ['unsubscribe'];

/** Names that the API states as enums and screens list, with their place in the OpenAPI document. */
export const LISTS = {
  IMPORT_FORMATS: ({ paths }) =>
    paths['/api/imports'].post.requestBody.content['multipart/form-data'].schema.properties.format.enum,
  SOURCES: ({ components }) => components.schemas.PriceSourcesDto.properties.sources.items.enum,
};
