import { join } from 'node:path';
import { BARE_NAME, storedPath } from './stored-path';

describe('storedPath', () => {
  it('joins the folder and a name of the store', () => {
    expect(storedPath('/data/receipts', 'ab12.pdf', /^[0-9a-f]+\.pdf$/)).toBe(
      join('/data/receipts/ab12.pdf'),
    );
  });

  it('knows no path of a name that the store does not make', () => {
    expect(storedPath('/data/receipts', 'x.pdf', /^[0-9a-f]+\.pdf$/)).toBeNull();
  });

  it.each(['', '.', '..', '../a', 'a/../b', '/etc/passwd', 'a/b', 'a\\b', '..\\a', 'a\0b', '/'])(
    'knows no path of %j, whatever names the store makes',
    (name) => {
      expect(storedPath('/data/inbox', name, /^/)).toBeNull();
    },
  );

  it.each(['a.csv', '...', '.a', 'ğ ü (2).csv.gz', '12:30.json'])('takes %j as a bare name', (name) => {
    expect(BARE_NAME.test(name)).toBe(true);
  });
});
