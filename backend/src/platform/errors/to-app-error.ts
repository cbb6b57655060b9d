import { HttpException } from '@nestjs/common';
import { AppError } from './app-error';
import type { ErrorCode } from './error-codes';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/**
 * Errors of the database driver that mean "not reachable now" rather than "wrong query": no connection or no further one,
 * a server that takes no writes or whose session can't be set, a cluster that has no majority or keeps preferring others.
 */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_READ_ONLY_MODE',
  'SESSION_REFUSED',
  'ER_UNKNOWN_COM_ERROR',
  'ER_LOCK_DEADLOCK',
  // another process has the file of the embedded database locked
  'SQLITE_BUSY',
  'SQLITE_BUSY_RECOVERY',
  'SQLITE_BUSY_TIMEOUT',
]);

/** Errors of the file system and of the databases that mean "no room left". */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_RECORD_FILE_FULL', 'ER_DISK_FULL']);

/** Turns anything thrown while answering a request into an {@link AppError}; the unexpected becomes INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = statusOf(error);
  const code = status === undefined ? undefined : CODE_OF_STATUS[status];
  if (code) return new AppError(code, { cause: error });
  if (hasCode(error, NO_ROOM)) return new AppError('STORAGE_FULL', { cause: error });
  if (hasCode(error, UNREACHABLE)) return new AppError('UNAVAILABLE', { cause: error, retryAfter: 5 });
  return new AppError(status !== undefined && status < 500 ? 'INVALID_REQUEST' : 'INTERNAL', {
    cause: error,
  });
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : undefined;
}

/** Whether an error, or the database driver's inside it, has one of these codes. */
function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  return [code, driverError?.code].some((each) => typeof each === 'string' && codes.has(each));
}

/** Whether the database was gone for longer than a batch waits for it; what was committed stands. */
export const isOutage = (problem: unknown): boolean => toAppError(problem).code === 'UNAVAILABLE';
