import { MAIL_TEMPLATES } from './templates';
import { writeMail } from './write-mail';

const site = { siteName: 'Oran & Arşivi', supportEmail: 'destek@example.com', url: 'https://oran.example' };

describe('writeMail', () => {
  it('shows markup as text, in sentences, links and the title alike', () => {
    const { html, subject } = writeMail(
      {
        subject: '<b>Konu</b>\r\nBcc: x@example.com',
        parts: [
          '<script>alert(1)</script> & "tırnak"',
          { label: '<i>x</i>', url: 'https://a.example/?a=1&b="' },
        ],
      },
      site,
    );
    expect(subject).toBe('<b>Konu</b> Bcc: x@example.com');
    expect(html).not.toMatch(/<script|<i>|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;tırnak&quot;');
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;"');
    expect(html).toContain('<title>&lt;b&gt;Konu&lt;/b&gt; Bcc: x@example.com</title>');
    expect(html).toContain('Oran &amp; Arşivi');
  });

  it('says the same as text, and who to ask', () => {
    const { text } = writeMail(
      { subject: 'x', parts: ['Bir.', { label: 'Aç', url: 'https://a.example/' }] },
      site,
    );
    expect(text).toBe(
      'Bir.\n\nAç:\nhttps://a.example/\n\n-- \nOran & Arşivi\nhttps://oran.example\nSorularınız için: destek@example.com\n',
    );
  });

  it('carries the one-click headers with an unsubscribe link only', () => {
    const unsubscribe = {
      page: 'https://oran.example/bitir?t=1',
      oneClick: 'https://oran.example/api/bitir?t=1',
    };
    const mail = writeMail({ subject: 'x', parts: [], unsubscribe }, site);
    expect(mail.headers).toMatchObject({
      'List-Unsubscribe': '<https://oran.example/api/bitir?t=1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail.text).toContain('https://oran.example/bitir?t=1');
    expect(mail.html).toContain('href="https://oran.example/bitir?t=1"');
    expect(writeMail({ subject: 'x', parts: [] }, site).headers).toEqual({
      'Auto-Submitted': 'auto-generated',
    });
  });
});

describe('the templates', () => {
  it('name the end of a membership in Istanbul’s time', () => {
    const { parts } = MAIL_TEMPLATES['membership-ended'](
      { username: 'ali', end: '2026-05-17T21:30:00Z' },
      {},
      site,
    );
    expect(parts[1]).toContain('18 Mayıs 2026 00:30');
  });

  it('keep the reset link on a line of its own and add no unsubscribe link', () => {
    const content = MAIL_TEMPLATES['password-reset'](
      { username: 'ali' },
      { secret: 'https://x.example/?t=1' },
      site,
    );
    expect(content.parts).toContainEqual({ label: 'Yeni şifre belirle', url: 'https://x.example/?t=1' });
    expect(content.unsubscribe).toBeUndefined();
  });
});
