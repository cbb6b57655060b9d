import { alerted, fitting } from '../../../../test/support/alerted';
import { writeMail } from '../../delivery/mail/write/write-mail';
import { alertMail } from './alert-mail';
import type { FilterMatches } from './alert-message';

const SITE = { siteName: 'Oran Arşivi', supportEmail: 'destek@example.com', url: 'https://oran.example' };

const mail = (...filters: FilterMatches[]) => writeMail(alertMail({ filters }, 'Gökçe', SITE.url), SITE);

describe('the mail about fitting matches', () => {
  it('says of each match when and where it is played, at which prices it fits, and leads to it', () => {
    const { text } = mail(fitting([alerted(7)], { name: 'Sürpriz' }));
    expect(text).toContain(
      [
        'Sürpriz (1 maç)',
        '',
        'Ev 7 - Konuk 7',
        '17 Mayıs Pazar 20:00 · Türkiye, Süper Lig',
        'Maç Sonucu 1: 1,85',
        'https://oran.example/mac/7',
      ].join('\n'),
    );
  });

  it('counts a match that fits two filters once, and lists it under both', () => {
    const { subject, text } = mail(fitting([alerted(7), alerted(8)]), fitting([alerted(7)]));
    expect(subject).toBe('Filtrelerinize uyan 2 maç');
    expect(text.match(/Ev 7 - Konuk 7/g)).toHaveLength(2);
  });

  it('says so when the time of kick-off is unknown', () => {
    expect(mail(fitting([alerted(7, { time: null })])).text).toContain('Pazar, saati belli değil');
  });

  it('names columns as the filter’s own table does', () => {
    const prices = [{ column: 'uo_25_over_odd', odd: 2 }];
    const { text } = mail(fitting([alerted(7, { prices })], { filterType: 3 }));
    expect(text).toContain('2,5 Alt/Üst Üst: 2,00');
  });

  it('tells where it is switched off, and that it is about analysis only', () => {
    const { text } = mail(fitting([alerted(7)]));
    expect(text).toContain('https://oran.example/filtrelerim');
    expect(text).toContain('https://oran.example/profile');
    expect(text).toContain('yalnızca istatistik ve analiz içindir');
  });

  it('shows markup in names as text', () => {
    const { html } = mail(fitting([alerted(7, { home: '<i>Ev</i>' })], { name: '<b>x</b>' }));
    expect(html).not.toMatch(/<b>|<i>/);
    expect(html).toContain('href="https://oran.example/mac/7"');
    expect(html).toContain('&lt;i&gt;Ev&lt;/i&gt; - Konuk 7</a><br>17 Mayıs Pazar 20:00');
  });
});
