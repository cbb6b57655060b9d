import { noHeader, noTable } from './local-source';

const PAGE = 'Bu bir web sayfası';
const EMPTY = 'Boş dosya';

describe('a text that is no table', () => {
  it.each([
    ['a page as a server sends it', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<html>'],
    ['one without a declaration', '<html lang="en">'],
    ['one behind blanks', '\n\n  \t<!doctype html>'],
    ['one behind a second byte order mark', '\ufeff<!DOCTYPE html>'],
    ['one behind a comment', '<!-- saved from url=(0014)about:internet -->\r\n<HTML>'],
    ['one behind two comments', '<!-- a --> <!-- b -->\n<!DOCTYPE html>'],
    ['XHTML', '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0">'],
    ['its head', '<head><title>404</title></head>'],
    ['its body', '<body class="x">'],
    ['a bare sentence', '<h1>Not Found</h1>'],
    ['a script that reloads', '<script>location.reload()</script>'],
    ['what PHP writes for an error', '<br />\n<b>Warning</b>: mysql_connect()'],
  ])('is a web page: %s', (_, text) => {
    expect(noTable(text, true)).toMatch(new RegExp(`^${PAGE}`));
    expect(noTable(`${text}${'x'.repeat(1_000)}`, false)).toMatch(new RegExp(`^${PAGE}`));
  });

  it.each(['', ' ', '\ufeff', '\r\n\r\n', '\u00a0\t', '[]', '{}', ' [ ]\n', ',,,\n,,,\n', ';;;'])(
    'is empty: %j',
    (text) => expect(noTable(text, true)).toMatch(new RegExp(`^${EMPTY}`)),
  );

  it('may be a table as long as more of it follows', () =>
    expect(noTable(' '.repeat(100), false)).toBeNull());

  it.each(['Div,Date', '<TICKER>,<DATE>', '<Match>,Date', '[{"a":1}]', 'a <html> b', '<broken'])(
    'may be a table: %j',
    (text) => expect(noTable(text, true)).toBeNull(),
  );

  it('is shown by its first line where no header was found', () => {
    expect(noHeader('\n \n\u00a0Haftalık\tbülten \r\n20.02.2026;A;B')).toBe(
      'Başlık satırı bulunamadı; ilk satır: Haftalık bülten',
    );
    const long = noHeader('x'.repeat(5_000));
    expect(long).toBe(`Başlık satırı bulunamadı; ilk satır: ${'x'.repeat(80)}…`);
    expect(noHeader('{"error": "no such league"}')).toBe(
      'Bu JSON bir maç listesi değil; başı: {"error": "no such league"}',
    );
  });

  it('is never explained by an option of the command line', () => {
    for (const text of ['', '<html>', 'x', '{"a":1}'])
      expect(noTable(text, true) ?? noHeader(text)).not.toContain('--');
  });
});
