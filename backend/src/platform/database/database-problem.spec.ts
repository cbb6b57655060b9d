import { databaseProblem } from './database-problem';

const failing = (fields: object, message = 'oops') => Object.assign(new Error(message), fields);

describe('what keeps a database from being opened', () => {
  it.each([
    [
      failing({ code: 'ECONNREFUSED', address: '127.0.0.1', port: 3306 }),
      { kind: 'unreachable', where: '127.0.0.1:3306', code: 'ECONNREFUSED' },
    ],
    [
      failing({ code: 'ENOTFOUND', hostname: 'mysql' }),
      { kind: 'unreachable', where: 'mysql', code: 'ENOTFOUND' },
    ],
    [failing({ code: 'ETIMEDOUT' }), { kind: 'unreachable', where: null, code: 'ETIMEDOUT' }],
    [failing({ code: 'ER_CON_COUNT_ERROR' }), { kind: 'full', code: 'ER_CON_COUNT_ERROR' }],
    [failing({ code: 'ER_USER_LIMIT_REACHED' }), { kind: 'full', code: 'ER_USER_LIMIT_REACHED' }],
    [failing({ driverError: failing({ code: 'ER_OPTION_PREVENTS_STATEMENT' }) }), { kind: 'read-only' }],
    [failing({ code: 'SESSION_REFUSED' }, 'no such mode'), { kind: 'session', why: 'no such mode' }],
    [failing({ code: 'ER_ACCESS_DENIED_ERROR' }), { kind: 'refused' }],
    [failing({ code: 'ER_BAD_DB_ERROR' }, "Unknown database 'oran'"), { kind: 'missing', name: 'oran' }],
    [failing({ code: 'HANDSHAKE_SSL_ERROR' }, 'self-signed'), { kind: 'untrusted', why: 'self-signed' }],
    [failing({ code: 'SQLITE_NOTADB' }, 'no database'), { kind: 'unusable', why: 'no database' }],
    [
      new Error('ConnectionFailed("Unable to open connection to local database x: 14")'),
      { kind: 'unusable', why: 'ConnectionFailed("Unable to open connection to local database x: 14")' },
    ],
    [failing({ driverError: failing({ code: 'ER_DBACCESS_DENIED_ERROR' }) }), { kind: 'refused' }],
  ])('is read from %p', (error, problem) => {
    expect(databaseProblem(error)).toEqual(problem);
  });

  it.each([new Error('a mistake in the code'), failing({ code: 'ER_PARSE_ERROR' }), 'text', null, undefined])(
    'is not read from %p',
    (error) => {
      expect(databaseProblem(error)).toBeNull();
    },
  );
});
