import { emailKey, emailKeys, emailProblem, keptEmail, typedEmailKeys } from './email-address';

describe('emailProblem', () => {
  it.each([
    'ayse@example.com',
    'Ayse.Gul+bulten@örnek.com.tr',
    'İLKER.IŞIK@example.com'.replace('Ş', 'S'),
    'ılker@GMAİL.COM',
    "o'neil_1@mail.example.org",
    'uye@demo.local',
  ])('takes %s', (text) => expect(emailProblem(text)).toBeNull());

  it.each([
    ['nothing before the @', '@example.com'],
    ['a quoted local part', '"ayhan"@example.com'],
    ['blanks in quotes', '"ay han"@example.com'],
    ['a control character in quotes', '"ay\u0001han"@example.com'],
    ['a line break in quotes', '"ay\r\nBcc: x"@example.com'],
    ['a NUL', 'ay\u0000han@example.com'],
    ['a control character of the second block', 'ay\u0085han@example.com'],
    ['a zero-width space', 'ay\u200bhan@example.com'],
    ['a no-break space', 'ay\u00a0han@example.com'],
    ['a soft hyphen', 'ay\u00adhan@example.com'],
    ['a sign that turns the direction', '\u202enahya@example.com'],
    ['a mark that joins unseen', 'ay\u034fhan@example.com'],
    ['a filler that is a letter to Unicode', 'ayhan\u3164@example.com'],
    ['a joiner in the domain', 'ayhan@exam\u200dple.com'],
  ])('refuses %s', (_, text) => expect(emailProblem(text)).toBe('shape'));

  it.each([
    'çağrı@example.com',
    'cag\u0306ri@example.com',
    'İşıl@örnek.com.tr',
    'иван@example.com',
    '小明@example.com',
  ])('names the letters of %s', (text) => expect(emailProblem(text)).toBe('letters'));
});

describe('keptEmail', () => {
  it.each([
    ['İLKER77@example.com', 'ILKER77@example.com'],
    ['ılker77@Example.com', 'ilker77@Example.com'],
    ['i\u0307lker77@gmai\u0307l.com', 'ilker77@gmail.com'],
    ['İLKER77@GMAİL.COM', 'ILKER77@GMAIL.COM'],
    ['uye@ığdır.example', 'uye@xn--dr-wna5ec.example'],
    ['uye@MÜLLER.de', 'uye@xn--mller-kva.de'],
    ['uye@mu\u0308ller.de', 'uye@xn--mller-kva.de'],
    ['uye@xn--mller-kva.de', 'uye@xn--mller-kva.de'],
    ['İLKER77@xn--gmail-bgd.com', 'ILKER77@gmail.com'],
    ['uye@xn--a.com', 'uye@xn--a.com'],
  ])('keeps %s as %s', (text, kept) => expect(keptEmail(text)).toBe(kept));

  it.each(['çağrı@example.com', 'no address', 'a@b', 'ayhan@exam\u200dple.com'])('leaves %s alone', (text) =>
    expect(keptEmail(text)).toBe(text),
  );
});

describe('emailKey', () => {
  it('is one for the spellings of an address', () => {
    const spellings = ['ilker77@gmail.com', 'İLKER77@GMAİL.COM', 'ILKER77@GMAIL.COM', ' ılker77@gmail.com '];
    expect([...new Set(spellings.map(emailKey))]).toEqual(['ilker77@gmail.com']);
  });

  it('tells domains apart that differ in an ı, which what is typed finds too', () => {
    expect(emailKey('a@kapı.example')).not.toBe(emailKey('a@kapi.example'));
    for (const typed of ['a@kapı.example', keptEmail('a@kapı.example')])
      expect(typedEmailKeys(typed)).toContain('a@kapi.example');
  });

  it('comes after the key of rows from before', () => {
    expect(emailKeys('İLKER@example.com')).toEqual(['i\u0307lker@example.com', 'ilker@example.com']);
    expect(emailKeys('Ilker@example.com')).toEqual(['ilker@example.com']);
  });
});
