import { QueryFailedError } from 'typeorm';
import { isDamage } from './dialects';

const error = (code?: string): Error => Object.assign(new Error('broken'), { code });

describe('isDamage', () => {
  it.each([
    'SQLITE_CORRUPT',
    'SQLITE_CORRUPT_INDEX',
    'SQLITE_CORRUPT_VTAB',
    'SQLITE_NOTADB',
    'ER_NOT_KEYFILE',
    'ER_OLD_KEYFILE',
    'ER_CRASHED_ON_USAGE',
    'ER_CRASHED_ON_REPAIR',
    'ER_INDEX_CORRUPT',
    'ER_INNODB_INDEX_CORRUPT',
    'ER_TABLE_CORRUPT',
    'ER_FILE_CORRUPT',
  ])('knows %s, as the driver says it and in the error of TypeORM', (code) => {
    expect(isDamage(error(code))).toBe(true);
    expect(isDamage(new QueryFailedError('SELECT 1', [], error(code)))).toBe(true);
  });

  it.each([
    'SQLITE_BUSY',
    'SQLITE_FULL',
    'SQLITE_CONSTRAINT_UNIQUE',
    'ER_DUP_ENTRY',
    'ER_TABLE_CORRUPTED_BY_NOBODY',
    'ECONNRESET',
    undefined,
  ])('takes %s for something else', (code) => {
    expect(isDamage(error(code))).toBe(false);
  });

  it('takes nothing for something else', () =>
    expect([null, undefined, 'x'].map(isDamage)).toEqual([false, false, false]));
});
