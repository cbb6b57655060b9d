import { mailLink } from './receipt-mail';

const MAIL = {
  to: 'destek@example.com',
  username: 'Ayşe & Ali',
  reference: 'K7MP-QX3A',
  days: '30',
  amount: '1.300',
};

describe('the link that begins the mail with the receipt', () => {
  it('carries address, subject and text as they are', () => {
    const link = new URL(mailLink(MAIL));
    expect([link.protocol, link.pathname]).toEqual(['mailto:', 'destek@example.com']);
    expect(link.searchParams.get('subject')).toBe('Üyelik ödemesi K7MP-QX3A');
    expect(link.searchParams.get('body')!.split('\r\n')).toEqual([
      'Merhaba,',
      '30 günlük paket için 1.300 TL gönderdim.',
      'Kullanıcı adım: Ayşe & Ali',
      'Referans kodum: K7MP-QX3A',
      'Dekont ektedir.',
    ]);
  });

  it('writes blanks so that every mail program reads them', () => {
    expect(mailLink(MAIL)).not.toContain('+');
  });

  it('leaves out a code that is not known, and lets no address add headers', () => {
    const link = new URL(mailLink({ ...MAIL, reference: '', to: 'a?bcc=b@example.com' }));
    expect(link.searchParams.get('subject')).toBe('Üyelik ödemesi');
    expect(link.searchParams.get('body')).not.toContain('Referans');
    expect(link.searchParams.get('bcc')).toBeNull();
  });
});
