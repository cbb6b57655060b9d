/** What the shell and the forms of visitors ask: it comes first, and nothing that only other screens need comes with it. */
export const SHELL = [
  'login',
  'logout',
  'checkRole',
  'readSettings',
  'listOddColumns',
  'subscribe',
  'unsubscribe',
  'register',
  'requestPasswordReset',
  'confirmPasswordReset',
];

/** What only the panel asks. */
export const PANEL = [
  'purchaseSubscription',
  'blockUser',
  'unblockUser',
  'endUserSessions',
  'removeUserSecondFactor',
  'sendPasswordMail',
  'approveReceipt',
  'rejectReceipt',
  'retryMail',
  'readMailState',
  'readAudience',
  'sendNewsletter',
  'sendTestNewsletter',
  'stopNewsletter',
  'readImport',
  'readFeeds',
  'readTelegramState',
  'changeFeeds',
  'runFeed',
  'restartVersions',
  'readArchiveUpkeep',
  'changeSettings',
  'listWinnerOffers',
  'takeWinnerOffer',
  'previewJoin',
  'joinNames',
  'partNames',
  'listMatchRows',
  'readSiteState',
  'releaseCopy',
];

/**
 * What the generator can't express: endless lists, what is asked for again without being sent, files that are sent. Of these, as of the
 * tables (api/table-rows.ts), only the types are generated.
 */
export const BY_HAND = [
  'listOdds',
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
  SOURCES: ({ components }) => components.schemas.PriceSources.properties.sources.items.enum,
};
