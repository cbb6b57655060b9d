import { accountNames, isLatinUsername, usernameLook } from './account-names';

describe('isLatinUsername', () => {
  it.each(['Işıl.Çağ', 'İĞÜŞÖÇ_ığüşöç', 'Əli-1990', 'Łukasz', 'José', 'Müller99', 'Şêrîn', 'Ærøskøbing'])(
    'takes %s',
    (username) => expect(isLatinUsername(username)).toBe(true),
  );

  it.each([
    ['a Cyrillic letter', '\u0430dmin'],
    ['only Cyrillic letters', '\u0441\u043e\u0440\u0435\u0441'],
    ['a Greek letter', '\u03bfrhan'],
    ['a letter of phoneticians', '\u0251dmin'],
    ['wide letters', '\uff41\uff44\uff4d\uff49\uff4e'],
    ['mathematical letters', '\u{1d41a}dmin'],
    ['Arabic digits', 'admin\u0661'],
    ['a Roman numeral of one character', 'admin\u2160'],
    ['a zero-width space', 'ad\u200bmin'],
    ['a sign that turns the direction', '\u202enimda'],
    ['a filler that is a letter to Unicode', 'admin\u3164'],
  ])('refuses %s', (_, username) => expect(isLatinUsername(username)).toBe(false));
});

describe('usernameLook', () => {
  const look = (username: string) => usernameLook(accountNames({ username, email: '' }).username_key);

  it.each([
    ['Kemal10', 'KemaIIO'],
    ['yildirim', 'yIldirirn'],
    ['Gökhan', 'gokhan'],
    ['HAMDI', 'harndı'],
  ])('is the same for %s and %s', (one, other) => expect(look(one)).toBe(look(other)));

  it.each([
    ['ali', 'veli'],
    ['uye1', 'uye2'],
    ['ayse', 'ayşe.'],
  ])('differs for %s and %s', (one, other) => expect(look(one)).not.toBe(look(other)));
});
