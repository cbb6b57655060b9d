import { recordFile, recordRows } from '../../../testing/pick-record';
import { checkRecord } from './check-record';

const check = (csv: string) => checkRecord(csv, crypto.subtle);

describe('a record', () => {
  it('holds where each hash follows from its row and the hash before it', async () => {
    const rows = recordRows(40);
    expect(await check(recordFile(rows))).toEqual({
      hashes: rows.map(({ hash }) => hash),
      closed: 0,
      firstWrong: null,
    });
  });

  it('is a file with titles alone while nothing stands in it', async () => {
    expect(await check(recordFile([]))).toEqual({ hashes: [], closed: 0, firstWrong: null });
  });

  it('holds with an unknown time, quotes, semicolons, line ends and what spreadsheets take for formulas', async () => {
    const rows = recordRows(3, (row) =>
      row.seq === 1
        ? { ...row, match_time: null, author: '=ali', home_team: 'A "B"; C' }
        : row.seq === 2
          ? { ...row, author: "+o'nun", home_team: '-1\r\nFK', away_team: '\tŞÇĞ' }
          : row,
    );
    expect((await check(recordFile(rows)))?.firstWrong).toBeNull();
  });

  it.each([
    ['price', { odd: 999 }],
    ['match', { match_id: 1 }],
    ['day', { match_date: '2020-01-01' }],
    ['time', { match_time: null }],
    ['author', { author: 'başkası' }],
    ['column', { odds_column: 'ft_2_odd' }],
    ['moment', { locked_at: '2020-01-01T00:00:00.000Z' }],
    ['nonce', { nonce: 'a'.repeat(32) }],
    ['missing nonce', { nonce: null }],
    ['hash', { hash: 'a'.repeat(64) }],
  ])('does not hold from the row on whose %s was changed', async (_, change) => {
    const rows = recordRows(9).map((row) => (row.seq === 4 ? { ...row, ...change } : row));
    expect((await check(recordFile(rows)))?.firstWrong).toBe(4);
  });

  it('does not hold where a row was taken out, put in or moved', async () => {
    const rows = recordRows(9);
    expect((await check(recordFile(rows.toSpliced(4, 1))))?.firstWrong).toBe(5);
    expect((await check(recordFile(rows.toSpliced(4, 0, rows[3]!))))?.firstWrong).toBe(5);
    expect((await check(recordFile(rows.toReversed())))?.firstWrong).toBe(1);
  });

  it('holds with rows from before there were nonces, also in a file without that column', async () => {
    const rows = recordRows(3, (row) => ({ ...row, nonce: null }));
    expect((await check(recordFile(rows)))?.firstWrong).toBeNull();
    const old = recordFile(rows).replace(';nonce;', ';').replaceAll(';;kazandı', ';kazandı');
    expect(await check(old)).toMatchObject({ hashes: rows.map(({ hash }) => hash), firstWrong: null });
  });

  it('holds with rows that are still closed, whose hashes the rows after them are held against', async () => {
    const rows = recordRows(9);
    const isClosed = ({ seq }: { seq: number }) => seq === 1 || seq === 5 || seq === 9;
    expect(await check(recordFile(rows, isClosed))).toEqual({
      hashes: rows.map(({ hash }) => hash),
      closed: 3,
      firstWrong: null,
    });
    const changed = rows.map((row) => (row.seq === 5 ? { ...row, hash: 'a'.repeat(64) } : row));
    expect((await check(recordFile(changed, isClosed)))?.firstWrong).toBe(6);
    expect((await check(recordFile(rows.toSpliced(4, 1), isClosed)))?.firstWrong).toBe(5);
  });

  it('may say of each row what became of it, which no hash covers', async () => {
    const rows = recordRows(2).map((row) => ({ ...row, state: 'kaybetti' }));
    expect((await check(recordFile(rows)))?.firstWrong).toBeNull();
  });

  it.each([
    ['an error', '{"error":"Bir hata oluştu."}'],
    ['nothing', ''],
    ['a table of others', 'a;b\r\n1;2\r\n'],
    ['a row that is cut off', recordFile(recordRows(2)).slice(0, -80)],
    ['a cell whose quotes never end', `${recordFile([])}1;"2;3`],
  ])('is not %s', async (_, text) => {
    expect(await check(text)).toBeNull();
  });
});
