import { tr } from '../locale/tr';

/** How loudly an error of a code is logged. */
export type LogLevel = 'silent' | 'info' | 'warn' | 'error';

interface ErrorKind {
  status: number;
  message: string;
  log: LogLevel;
}

const kind = (status: number, message: string, log: LogLevel = 'silent'): ErrorKind => ({
  status,
  message,
  log,
});

/** Every error the API answers with: status, Turkish sentence, log level. */
export const ERROR_CODES = {
  INVALID_REQUEST: kind(400, tr.errors.invalidRequest, 'info'),
  VALIDATION_FAILED: kind(400, tr.errors.validationFailed, 'info'),
  INVALID_FILTER: kind(400, tr.errors.invalidFilter),
  INVALID_LINK: kind(400, tr.auth.invalidLink, 'info'),
  WRONG_PASSWORD: kind(400, tr.profile.wrongPassword, 'info'),
  UNAUTHENTICATED: kind(401, tr.errors.unauthenticated, 'info'),
  SECOND_FACTOR_REQUIRED: kind(401, tr.secondFactor.required, 'info'),
  SECOND_FACTOR_WRONG: kind(401, tr.secondFactor.wrong, 'info'),
  WRONG_CREDENTIALS: kind(401, tr.errors.wrongCredentials, 'info'),
  FORBIDDEN: kind(403, tr.errors.forbidden, 'info'),
  MEMBERSHIP_REQUIRED: kind(403, tr.errors.membershipRequired, 'info'),
  CONFIRMATION_REQUIRED: kind(403, tr.confirmation.required, 'info'),
  COMMENTING_BLOCKED: kind(403, tr.comments.blocked, 'info'),
  NOT_FOUND: kind(404, tr.errors.notFound),
  METHOD_NOT_ALLOWED: kind(405, tr.errors.methodNotAllowed),
  CONFLICT: kind(409, tr.errors.conflict),
  EMAIL_TAKEN: kind(409, tr.errors.emailTaken),
  USERNAME_TAKEN: kind(409, tr.errors.usernameTaken),
  FILTER_NAME_TAKEN: kind(409, tr.savedFilters.nameTaken),
  SELECTION_KEPT: kind(409, tr.savedFilters.selectionKept, 'info'),
  TOO_MANY_FILTERS: kind(409, tr.errors.conflict),
  LAST_ADMIN: kind(409, tr.users.lastAdmin, 'info'),
  IDEMPOTENCY_KEY_REUSED: kind(409, tr.subscriptions.requestKeyReused, 'info'),
  PICK_LOCKED: kind(409, tr.picks.locked),
  PRICE_CHANGED: kind(409, tr.errors.conflict),
  PRICE_TOO_OLD: kind(409, tr.errors.conflict),
  RECEIPT_DECIDED: kind(409, tr.payments.decided),
  PAYLOAD_TOO_LARGE: kind(413, tr.errors.payloadTooLarge, 'info'),
  UNSUPPORTED_MEDIA_TYPE: kind(415, tr.errors.unsupportedMediaType, 'info'),
  REQUEST_TIMEOUT: kind(408, tr.errors.requestTimeout),
  HEADERS_TOO_LARGE: kind(431, tr.errors.headersTooLarge),
  TOO_MANY_REQUESTS: kind(429, tr.errors.tooManyRequests, 'info'),
  INTERNAL: kind(500, tr.errors.internal, 'error'),
  STORAGE_FULL: kind(503, tr.errors.storageFull, 'error'),
  DATABASE_DAMAGED: kind(503, tr.errors.databaseDamaged, 'warn'),
  DATABASE_READ_ONLY: kind(503, tr.errors.databaseReadOnly, 'warn'),
  UNAVAILABLE: kind(503, tr.errors.unavailable, 'error'),
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof ERROR_CODES;
