/** Why a database can't be opened, by what its operator can do about it. */
export type DatabaseProblem =
  /** No answer from the server; it may still be starting. */
  | { kind: 'unreachable'; where: string | null; code: string }
  /** All connections that the server, or the account on it, may have are in use. */
  | { kind: 'full'; code: string }
  /** The server takes no writes. */
  | { kind: 'read-only' }
  /** The server doesn't let the session be set as the site needs it. */
  | { kind: 'session'; why: string }
  /** The server knows no such user, or lets it do too little. */
  | { kind: 'refused' }
  | { kind: 'missing'; name: string }
  /** No encrypted connection, or a server with an untrusted certificate. */
  | { kind: 'untrusted'; why: string }
  /** The file of the embedded database. */
  | { kind: 'unusable'; why: string };

const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ER_SERVER_SHUTDOWN',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
]);
const FULL = new Set(['ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_USER_LIMIT_REACHED']);
const READ_ONLY = new Set([
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
]);
const REFUSED = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_ACCESS_DENIED_NO_PASSWORD_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
]);
const UNTRUSTED = /^(HANDSHAKE_|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;
const UNUSABLE = /^SQLITE_(CANTOPEN|CORRUPT|NOTADB|READONLY|PERM|IOERR)/;

interface DriverError {
  code?: unknown;
  message?: unknown;
  address?: unknown;
  port?: unknown;
  hostname?: unknown;
  driverError?: unknown;
}

/** Whether a database may well be usable some seconds later, without anybody doing anything. */
export const mayPass = ({ kind }: DatabaseProblem): boolean =>
  kind === 'unreachable' || kind === 'full' || kind === 'read-only';

/** What keeps a database from being opened, of an error of its driver; null for any other error. */
export function databaseProblem(error: unknown): DatabaseProblem | null {
  const { driverError, ...outer } = fieldsOf(error);
  const { code, message, address, port, hostname } =
    driverError === undefined ? outer : fieldsOf(driverError);
  const why = String(message ?? '');
  // the embedded driver says this one without a code
  if (/Unable to open connection to local database/.test(why)) return { kind: 'unusable', why };
  if (typeof code !== 'string') return null;
  if (UNREACHABLE.has(code)) {
    const host = address ?? hostname;
    const where = host === undefined ? null : [host, port].filter((part) => part !== undefined).join(':');
    return { kind: 'unreachable', where, code };
  }
  if (FULL.has(code)) return { kind: 'full', code };
  if (READ_ONLY.has(code)) return { kind: 'read-only' };
  if (code === 'SESSION_REFUSED') return { kind: 'session', why };
  if (REFUSED.has(code)) return { kind: 'refused' };
  if (code === 'ER_BAD_DB_ERROR') return { kind: 'missing', name: /'(.*)'/.exec(why)?.[1] ?? '' };
  if (UNTRUSTED.test(code)) return { kind: 'untrusted', why };
  return UNUSABLE.test(code) ? { kind: 'unusable', why } : null;
}

function fieldsOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  // an error's message and code are no enumerable fields
  const { code, message, address, port, hostname, driverError } = error as DriverError;
  return { code, message, address, port, hostname, driverError };
}
