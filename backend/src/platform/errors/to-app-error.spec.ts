import { toAppError } from './to-app-error';

describe('an error of the database driver', () => {
  const codeOf = (code: string) => [
    toAppError(Object.assign(new Error(code), { code })).code,
    // as TypeORM wraps it
    toAppError(Object.assign(new Error(code), { driverError: { code } })).code,
  ];

  it.each([
    'ECONNREFUSED',
    'PROTOCOL_CONNECTION_LOST',
    'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
    'ER_SERVER_SHUTDOWN',
    'ER_CON_COUNT_ERROR',
    'ER_TOO_MANY_USER_CONNECTIONS',
    'ER_USER_LIMIT_REACHED',
    'ER_OPTION_PREVENTS_STATEMENT',
    'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
    'ER_READ_ONLY_MODE',
    'SESSION_REFUSED',
    'ER_UNKNOWN_COM_ERROR',
    'ER_LOCK_DEADLOCK',
  ])('is something to try again later when it is %s', (code) => {
    expect(codeOf(code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  });

  it('is a fault of the site when its statement is wrong', () => {
    expect(codeOf('ER_PARSE_ERROR')).toEqual(['INTERNAL', 'INTERNAL']);
  });
});
