import { isEmailAddress } from './email-address';

describe('isEmailAddress', () => {
  it.each([
    'ayse@example.com',
    'Ayşe.Gül+bülten@örnek.com.tr',
    "o'neil_1@mail.example.org",
    'uye@demo.local',
  ])('takes %s', (text) => expect(isEmailAddress(text)).toBe(true));

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
  ])('refuses %s', (_, text) => expect(isEmailAddress(text)).toBe(false));
});
