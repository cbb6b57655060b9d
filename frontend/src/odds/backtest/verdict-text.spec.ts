import { judged as judgedAs, judgedRecord } from '../../testing/judged';
import type { JudgedBacktest } from './verdict';
import { backtestText, recordText } from './verdict-text';

/** Some of the bets without a wholly priced market. */
const judged = (change: Partial<JudgedBacktest> = {}): JudgedBacktest =>
  judgedAs({ bets: 1116, chance: { bets: 1000, profit: 40 }, ...change });

const ABOVE = 'Getiri +%4,0, oranların beklediği -%5,0 (1.000/1.116 bahis): beklenenin üstünde.';
const CHANCE = 'Oranlar tam doğru olsaydı buna ya da daha iyisine %3 ihtimalle ulaşılırdı (p = 0,03).';
const LOOKED = 'Son 30 günde 40 farklı sonuca baktınız; bu, onların içinden seçilmiş sayılır.';
const NO_PROMISE = 'Yine de geçmişin tekrar edeceği anlamına gelmez; ileri test için filtreyi kaydedin.';

describe('the verdict on a backtest in words', () => {
  it('begins with what it is, says how many were looked at, and keeps the tests for who asks', () => {
    expect(backtestText(judged(), 40)).toEqual({
      headline: 'Şansla açıklanabilir',
      sentences: [ABOVE, LOOKED],
      details: [
        CHANCE,
        'Bakılan 40 sonucun en iyisinde p = 0,03 ya da daha küçüğünün çıkma ihtimali %70: 1 − (1 − p)^40.',
      ],
    });
  });

  it('calls rare what the best of so many seldom is, without a promise', () => {
    expect(backtestText(judged({ p_value: 0.0001 }), 40)).toMatchObject({
      headline: 'Şans bunu seyrek verir',
      sentences: [ABOVE, LOOKED, NO_PROMISE],
    });
    expect(backtestText(judged({ p_value: 0.0001 }), 40).details[1]).toBe(
      'Bakılan 40 sonucun en iyisinde bu kadar küçüğünün (p < 0,001) çıkma ihtimali %0,4: 1 − (1 − p)^40.',
    );
  });

  it('counts a single one as it is', () => {
    const only = 'Son 30 günde yalnız bu sonuca baktınız.';
    expect(backtestText(judged(), 1).sentences).toEqual([ABOVE, only, NO_PROMISE]);
    expect(backtestText(judged({ p_value: 0.2 }), 1)).toMatchObject({
      headline: 'Şansla açıklanabilir',
      sentences: [ABOVE, only],
      details: [expect.stringContaining('p = 0,2')],
    });
  });

  it('says when the halves disagree', () => {
    const halves = [
      { bets: 558, return_rate: 0.151 },
      { bets: 558, return_rate: -0.062 },
    ];
    expect(backtestText(judged({ halves }), 40).sentences[1]).toBe(
      'Dönemin ilk yarısında getiri +%15,1 (558 bahis), ikinci yarısında -%6,2 (558 bahis): iki yarı aynı şeyi söylemiyor.',
    );
  });

  it('calls a loss a loss, even above the expectation', () => {
    expect(backtestText(judged({ chance: { bets: 1000, profit: -40 } }), 40).sentences[0]).toBe(
      'Getiri -%4,0, oranların beklediği -%5,0 (1.000/1.116 bahis): beklenenin üstünde ama yine de kayıp.',
    );
  });

  it('compares return and expectation of the same bets where there is nothing above it', () => {
    expect(backtestText(judged({ chance: { bets: 1000, profit: -60 }, p_value: 0.62 }), 40)).toMatchObject({
      headline: 'Beklenenin üstünde değil',
      sentences: [
        'Getiri -%6,0, oranların beklediği -%5,0 (1.000/1.116 bahis). Bu maçlarda oranların bilmediği bir şey görünmüyor.',
      ],
    });
  });

  it('says little of little', () => {
    expect(backtestText(judged({ bets: 12 }), 40)).toEqual({
      headline: 'Az örnek',
      sentences: [
        'Yalnız 12 bahis var. Bu kadar az bahiste kazancı da kaybı da birkaç maç belirler; bir sonuç çıkarılamaz.',
      ],
      details: [],
    });
    expect(backtestText(judged({ chance: { bets: 12, profit: 3 } }), 40).sentences).toEqual([
      'Türün bütün oranları yalnız 12/1.116 bahis için biliniyor. Bu, getiriyi şansın vereceğiyle karşılaştırmaya yetmez.',
    ]);
    const none = { chance: { bets: 0, profit: 0 }, p_value: null, expected_return: null };
    expect(backtestText(judged(none), 40).sentences).toEqual([
      expect.stringMatching(/^Şansın ne vereceği .* Bu 1\.116 bahiste hesaplanamadı;/),
    ]);
  });

  it('never advises to play, and has no test in its first line', () => {
    const all = [1, 40].flatMap((questions) =>
      [0.0001, 0.03, 0.4].map((p_value) => backtestText(judged({ p_value }), questions)),
    );
    for (const { headline, sentences, details } of all) {
      expect([headline, ...sentences, ...details].join(' ')).not.toMatch(
        /oyna|yatır|bahis yap|öner|fırsat|kazandırır/i,
      );
      expect([headline, ...sentences].join(' ')).not.toMatch(/\b[pq] [=<]/);
    }
  });
});

describe('the verdict on a record in words', () => {
  it('has the evidence in its first line, and what it needs for who asks', () => {
    const { headline, sentences, details } = recordText(judgedRecord());
    expect(headline).toBe('Şansla açıklanabilir · Kanıt: 1’e 7');
    expect(sentences).toEqual(['Getiri +%4,0, oranların beklediği -%5,0 (200 bahis): beklenenin üstünde.']);
    expect(details.join(' ')).toMatch(/1’e 60 olması .* filtre sayısı: 3; her biri için 20 gerekir/);
  });

  it('calls rare what has all the evidence that it needs', () => {
    expect(recordText(judgedRecord({ evidence: { value: 71, needed: 60 } }))).toMatchObject({
      headline: 'Şans bunu seyrek verir · Kanıt: 1’e 71',
      sentences: [expect.any(String), 'Yine de bundan sonra da süreceği anlamına gelmez.'],
    });
  });

  it('says nothing of evidence where there are few bets', () => {
    expect(recordText(judgedRecord({ bets: 5 }))).toMatchObject({ headline: 'Az örnek', details: [] });
  });
});
