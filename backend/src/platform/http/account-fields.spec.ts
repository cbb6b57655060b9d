import { telegramLink } from './account-fields';

describe('telegramLink', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['https://t.me/ornek_hesap', 'https://t.me/ornek_hesap'],
    [' http://T.me/Ornek ', 'https://t.me/Ornek'],
    ['t.me/ornek', 'https://t.me/ornek'],
    ['https://telegram.me/ornek', 'https://telegram.me/ornek'],
    ['https://t.me/+AbCd-_123', 'https://t.me/+AbCd-_123'],
    ['https://t.me/joinchat/AbCd', 'https://t.me/joinchat/AbCd'],
    ['https://t.me/bot?start=a1', 'https://t.me/bot?start=a1'],
  ])('reads %j as %j', (text, link) => {
    expect(telegramLink(text)).toBe(link);
  });

  it.each([
    'https://example.com/ornek',
    'https://t.me.example.com/ornek',
    'https://t.me@example.com/ornek',
    'https://example.com/?x=https://t.me/ornek',
    'https://t.me//example.com',
    'javascript:alert(1)//t.me/ornek',
    'data:text/html,t.me/ornek',
    'https://t.me/',
    'https://t.me',
    'https://t.me/a"><script>',
    'https://t.me/a\nb',
    '@ornek',
    `https://t.me/${'a'.repeat(300)}`,
  ])('refuses %j', (text) => {
    expect(telegramLink(text)).toBeNull();
  });
});
