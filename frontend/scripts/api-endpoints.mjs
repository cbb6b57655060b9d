/** The operations of the API that become endpoints, by the file that they are written to. */
export const GENERATED = {
  shared: [
    'readSettings',
    'listOddColumns',
    'listBulletinColumns',
    'listMatchDates',
    'readDailyExample',
    'confirmSession',
    'readSecondFactor',
  ],
  account: [
    'readProfile',
    'deleteProfile',
    'setTelegramLink',
    'changePassword',
    'readMailChoices',
    'changeMailChoices',
    'changeAlerts',
    'inviteToTelegram',
    'unlinkTelegram',
    'listOwnSessions',
    'endOwnSession',
    'endOtherSessions',
    'beginSecondFactor',
    'confirmSecondFactor',
    'removeSecondFactor',
  ],
  admin: [
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
  ],
  'site-state': ['readSiteState', 'releaseCopy'],
  auth: ['login', 'register', 'logout', 'requestPasswordReset', 'confirmPasswordReset', 'checkRole'],
  blogs: ['listAuthors', 'readBlog', 'listPickFixtures', 'readPickFixture'],
  editors: ['listEditors', 'readEditorSummary', 'readEditorRecord', 'listEditorPicks', 'readPickRecordHead'],
  comments: ['listComments', 'writeComment', 'listRecentComments'],
  contact: ['sendContactMessage'],
  filters: [
    'listFilters',
    'saveFilter',
    'deleteFilter',
    'setFilterAlert',
    'readFilterRecord',
    'listFilterMatches',
    'listBulletinMatches',
    'listOddsMatches',
    'populateBulletinFilter',
    'populateOddsFilter',
  ],
  membership: ['listProducts', 'readReference'],
  newsletter: ['subscribe', 'unsubscribe'],
  odds: ['readMatch', 'listSimilarMatches', 'scanDay', 'readPriceHistory'],
  ratings: ['listRatings', 'listRatingColumns', 'listRatingMatches', 'readRatingTable'],
};

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

/** Operations that take in their address, too, what their body says; the body is sent. */
export const WITHOUT_PARAMETERS = ['unsubscribe'];

/** Names that the API states as enums and screens list, with their place in the OpenAPI document. */
export const LISTS = {
  IMPORT_FORMATS: ({ paths }) =>
    paths['/api/imports'].post.requestBody.content['multipart/form-data'].schema.properties.format.enum,
  SOURCES: ({ components }) => components.schemas.PriceSourcesDto.properties.sources.items.enum,
};
