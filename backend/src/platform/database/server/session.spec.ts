import type { Connection } from 'mysql2/promise';
import { beginSession } from './session';

/** A connection whose statements end so: those that set, and the one that looks. */
function connection(set: () => Promise<unknown>, mode: string) {
  const sent: string[] = [];
  const query = (sql: string) => {
    sent.push(sql);
    return sql.startsWith('SET') ? set() : Promise.resolve([[{ mode }], []]);
  };
  return { sent, query: query as never as Connection['query'] };
}
const failing = (fields: object) => () => Promise.reject(Object.assign(new Error('no'), fields));

describe('the beginning of a session', () => {
  it('sets the mode before anything is asked', async () => {
    const { sent, query } = connection(() => Promise.resolve([]), 'STRICT_TRANS_TABLES');
    await beginSession({ query });
    expect(sent[0]).toMatch(/^SET SESSION sql_mode = 'STRICT_TRANS_TABLES,/);
    expect(sent.findIndex((sql) => !sql.startsWith('SET'))).toBe(sent.length - 1);
  });

  it('is refused where the server refuses a setting', async () => {
    const begun = beginSession(connection(failing({ errno: 1231, code: 'ER_WRONG_VALUE_FOR_VAR' }), ''));
    await expect(begun).rejects.toMatchObject({ code: 'SESSION_REFUSED', message: 'no' });
  });

  it.each(['NO_BACKSLASH_ESCAPES', 'STRICT_TRANS_TABLES,ANSI_QUOTES'])(
    'is refused where the mode %s stays though it was set otherwise',
    async (mode) => {
      const begun = beginSession(connection(() => Promise.resolve([]), mode));
      await expect(begun).rejects.toMatchObject({ code: 'SESSION_REFUSED' });
    },
  );

  it.each([
    { code: 'PROTOCOL_CONNECTION_LOST', fatal: true },
    { code: 'ECONNRESET', errno: -104, fatal: true },
  ])('is only interrupted by a connection that is lost: %j', async (lost) => {
    await expect(beginSession(connection(failing(lost), ''))).rejects.toMatchObject(lost);
  });
});
