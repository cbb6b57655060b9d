import { judged as judgedAs } from '../../testing/judged';
import type { Judged } from './verdict';
import { verdictText } from './verdict-text';

/** Some of the bets without a wholly priced market. */
const judged = (change: Partial<Judged> = {}): Judged =>
  judgedAs({ bets: 1116, chance: { bets: 1000, profit: 40 }, ...change });

const ABOVE = [
  'Getiri +%4,0, oranların beklediği -%5,0 (1.000/1.116 bahis): beklenenin üstünde.',
  'Oranlar tam doğru olsaydı buna ya da daha iyisine %3 ihtimalle ulaşılırdı (p = 0,03).',
];
const NO_PROMISE = 'Yine de geçmişin tekrar edeceği anlamına gelmez; ileri test için filtreyi kaydedin.';

describe('the verdict in words', () => {
  it('says how many questions were asked, and what luck gives the best of them', () => {
    expect(verdictText(judged(), 40)).toEqual([
      ...ABOVE,
      'Son 30 günde 40 farklı soru sordunuz.',
      'Bu kadar soruda en iyisinin p = 0,03 veya daha küçük çıkma ihtimali %70: sonuç şansla açıklanabilir.',
    ]);
  });

  it('calls rare what the best of so many questions seldom is, without a promise', () => {
    expect(verdictText(judged({ p_value: 0.0001 }), 40).slice(2)).toEqual([
      'Son 30 günde 40 farklı soru sordunuz.',
      'Bu kadar soruda en iyisinin bu kadar küçük çıkma ihtimali (p < 0,001) %0,4: şans bunu seyrek verir.',
      NO_PROMISE,
    ]);
  });

  it('counts a single question as it is', () => {
    const only = 'Son 30 günde yalnız bu soruyu sordunuz.';
    expect(verdictText(judged(), 1)).toEqual([...ABOVE, only, 'Şans bunu seyrek verir.', NO_PROMISE]);
    expect(verdictText(judged({ p_value: 0.2 }), 1).slice(2)).toEqual([only, 'Sonuç şansla açıklanabilir.']);
  });

  it('counts no questions where the bets were fixed beforehand', () => {
    expect(verdictText(judged(), null)).toEqual([
      ...ABOVE,
      'Şans bunu seyrek verir.',
      'Yine de bundan sonra da süreceği anlamına gelmez.',
    ]);
  });

  it('says when the halves disagree', () => {
    const halves = [
      { bets: 558, return_rate: 0.151 },
      { bets: 558, return_rate: -0.062 },
    ];
    expect(verdictText(judged({ halves }), 40).at(-1)).toBe(
      'Dönemin ilk yarısında getiri +%15,1 (558 bahis), ikinci yarısında -%6,2 (558 bahis): iki yarı aynı şeyi söylemiyor.',
    );
  });

  it('calls a loss a loss, even above the expectation', () => {
    expect(verdictText(judged({ chance: { bets: 1000, profit: -40 } }), 40)[0]).toBe(
      'Getiri -%4,0, oranların beklediği -%5,0 (1.000/1.116 bahis): beklenenin üstünde ama yine de kayıp.',
    );
  });

  it('compares return and expectation of the same bets where there is nothing above it', () => {
    expect(verdictText(judged({ chance: { bets: 1000, profit: -60 }, p_value: 0.62 }), 40)).toEqual([
      'Getiri -%6,0, oranların beklediği -%5,0 (1.000/1.116 bahis, p = 0,62): beklenenin üstünde değil. Bu maçlarda oranların bilmediği bir şey görünmüyor.',
    ]);
  });

  it('says little of little', () => {
    expect(verdictText(judged({ bets: 12 }), 40)).toEqual([
      'Yalnız 12 bahis var. Bu kadar az bahiste kazancı da kaybı da birkaç maç belirler; bir sonuç çıkarılamaz.',
    ]);
    expect(verdictText(judged({ chance: { bets: 12, profit: 3 } }), 40)).toEqual([
      'Türün bütün oranları yalnız 12/1.116 bahis için biliniyor. Bu, getiriyi şansın vereceğiyle karşılaştırmaya yetmez.',
    ]);
    const none = { chance: { bets: 0, profit: 0 }, p_value: null, expected_return: null };
    expect(verdictText(judged(none), 40)).toEqual([
      expect.stringMatching(/^Şansın ne vereceği .* Bu 1\.116 bahiste hesaplanamadı;/),
    ]);
  });

  it('never advises to play', () => {
    const all = [1, 40, null].flatMap((questions) =>
      [0.0001, 0.03, 0.4].flatMap((p_value) => verdictText(judged({ p_value }), questions)),
    );
    expect(all.join(' ')).not.toMatch(/oyna|yatır|bahis yap|öner|fırsat|kazandırır/i);
  });
});
