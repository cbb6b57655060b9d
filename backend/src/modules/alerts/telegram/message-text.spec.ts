import { alerted, fitting } from '../../../../test/support/alerted';
import { ODD_COLUMNS } from '../../../archive/catalogue/columns';
import type { MatchResult } from '../../../archive/rows/match-results';
import type { AlertMessage } from '../message/alert-message';
import { firstPart, lengthOf, MOST_CHARACTERS, partText } from './message-text';

const SITE = 'https://oran.example';
const score = (full: [number, number] | null, half: [number, number] | null = null): MatchResult => ({
  home_ht_score: half?.[0] ?? null,
  away_ht_score: half?.[1] ?? null,
  home_ft_score: full?.[0] ?? null,
  away_ft_score: full?.[1] ?? null,
  first_goal: null,
  awarded: false,
});

/** All parts that a message is sent in. */
function partsOf({ filters }: AlertMessage): AlertMessage[] {
  const parts: AlertMessage[] = [];
  let left = filters;
  while (left.length > 0) {
    const part = firstPart({ filters: left }, parts.length, SITE);
    parts.push(part);
    const [last] = part.filters.slice(-1);
    left = left.slice(part.filters.length - 1);
    left = [{ ...left[0]!, matches: left[0]!.matches.slice(last!.matches.length) }, ...left.slice(1)];
    left = left.filter(({ matches }) => matches.length > 0);
  }
  return parts;
}
/** Filter and match of each place of a message. */
const placesOf = ({ filters }: AlertMessage) =>
  filters.flatMap(({ filterId, matches }) => matches.map((match) => [filterId, match] as const));

describe('the text of a Telegram message', () => {
  const message = {
    filters: [
      fitting([alerted(7), alerted(8, { time: null, prices: [] })], { selection: 'over_25_odd' }),
      fitting([alerted(7)], { name: '<b>İki</b> & _daha_' }),
    ],
  };

  it('lists every filter with its matches, and says how to stop', () => {
    expect(partText(message, 0, SITE)).toBe(
      [
        'Bildirimini açtığınız filtrelere uyan maçlar:',
        'Ev sahibi (2 maç)',
        'Ev 7 - Konuk 7\n17 Mayıs Pazar 20:00 · Türkiye, Süper Lig\nMaç Sonucu 1: 1,85\nhttps://oran.example/mac/7',
        'Ev 8 - Konuk 8\n17 Mayıs Pazar, saati belli değil · Türkiye, Süper Lig\nhttps://oran.example/mac/8',
        '<b>İki</b> & _daha_ (1 maç)',
        'Ev 7 - Konuk 7\n17 Mayıs Pazar 20:00 · Türkiye, Süper Lig\nMaç Sonucu 1: 1,85\nhttps://oran.example/mac/7',
        'Bildirimleri durdurmak için /dur yazabilirsiniz.',
        'Bu bildirim yalnızca istatistik ve analiz içindir; bahse teşvik etmez.',
      ].join('\n\n'),
    );
  });

  it('shows results, and whether the filter’s selection came in', () => {
    const results = (full: [number, number]) => new Map([[7, score(full, [1, 0])]]);
    const text = partText(message, 0, SITE, results([2, 1]));
    expect(text.match(/Sonuç: 2-1 \(ilk yarı 1-0\)/g)).toHaveLength(2);
    expect(text.match(/2,5 Alt\/Üst Üst: gerçekleşti/g)).toHaveLength(1);
    expect(partText(message, 0, SITE, results([1, 1]))).toContain('2,5 Alt/Üst Üst: gerçekleşmedi');
  });

  it('says that a result was awarded, and then nothing of the selection', () => {
    const awarded = { ...score([3, 0], [1, 0]), awarded: true };
    const text = partText(message, 0, SITE, new Map([[7, awarded]]));
    expect(text).toContain('Sonuç: 3-0 (hükmen)');
    expect(text).not.toContain('gerçekleş');
  });

  it('says nothing of a selection whose score isn’t known, nor of a match without a full-time score', () => {
    const one = { filters: [fitting([alerted(7)], { selection: 'ht_1_odd' })] };
    const text = partText(one, 0, SITE, new Map([[7, score([2, 1])]]));
    expect(text).toContain('Sonuç: 2-1\n');
    expect(text).not.toContain('gerçekleş');
    expect(partText(one, 0, SITE, new Map([[7, score(null, [1, 0])]]))).not.toContain('Sonuç');
  });

  it('is divided between matches, with room for the results of all', () => {
    const many = (count: number, name: string, filterId: number) =>
      fitting(
        Array.from({ length: count }, (_, at) => alerted(at, { home: `Ev sahibi ${name} ${at} 🏟️` })),
        { filterId, name, selection: 'under_25_odd' },
      );
    const all = { filters: [many(60, 'ilk', 1), many(45, 'ikinci', 2)] };
    const parts = partsOf(all);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flatMap(placesOf)).toEqual(placesOf(all));
    expect(lengthOf(all)).toBe(105);
    for (const [at, part] of parts.entries()) {
      const results = new Map(placesOf(part).map(([, { id }]) => [id, score([100, 99], [99, 98])]));
      const text = partText(part, at, SITE, results);
      expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
      if (at < parts.length - 1) expect(text.length).toBeGreaterThan(MOST_CHARACTERS - 400);
      // the filter is named wherever its matches stand
      expect(text).toContain(`${part.filters[0]!.name} (`);
    }
  });

  it('has room for a match of a filter with as many columns as there may be, with the longest names', () => {
    const longest = [...ODD_COLUMNS].map(({ field }) => field).slice(-40);
    const match = alerted(1, {
      home: 'W'.repeat(100),
      away: 'W'.repeat(100),
      country: 'W'.repeat(100),
      competition: 'W'.repeat(100),
      prices: longest.map((column) => ({ column, odd: 1000 })),
    });
    const [part] = partsOf({ filters: [fitting([match], { name: 'W'.repeat(60) })] });
    expect(partText(part!, 0, SITE, new Map([[1, score([100, 99], [99, 98])]])).length).toBeLessThan(
      MOST_CHARACTERS,
    );
  });
});
