import { splitBulletinLeague } from './bulletin-league';
import { plainLeague, storedSpellings } from './league-parts';

const plain = (country: string, name: string) => plainLeague({ country, name, code: null }).name;

describe('plain names of leagues', () => {
  it.each([
    'Trendyol Süper Lig',
    'TRENDYOL SÜPER LİG',
    'Spor Toto Süper Lig',
    'SporToto Süper Lig',
    'Turkcell Süper Lig',
    'Türkiye Süper Lig',
    'Süper Lig 2025/2026',
    'Süper Lig 2025-26',
    'Süper Lig 25/26',
    'Süper Lig (2025-2026)',
    'Süper Lig 2025/2026 Sezonu',
    '2025-26 Süper Lig',
    '2025/2026 Trendyol Süper Lig',
    'Süper Lig Cemil Usta Sezonu',
    'Spor Toto Süper Lig 2018-2019 Lefter Küçükandonyadis Sezonu',
    'Cemil Usta Sezonu Süper Lig',
    'STSL',
    'Süper Ligi',
    'Super Lig',
    'Süper  Lig',
  ])('%s is Süper Lig in Türkiye', (name) => expect(plain('Türkiye', name)).toBe('Süper Lig'));

  it.each([
    ['Trendyol 1. Lig', '1. Lig'],
    ['Spor Toto 1. Lig', '1. Lig'],
    ['TFF 1. Lig', '1. Lig'],
    ['PTT 1.Lig', '1. Lig'],
    ['Bank Asya 1. Lig', '1. Lig'],
    ['1.Ligi', '1. Lig'],
    ['1. Lig Yükselme Playoff', '1. Lig Yükselme Playoff'],
    ['Nesine 2. Lig', '2. Lig'],
    ['Misli.com 2. Lig', '2. Lig'],
    ['Nesine.com 2. Lig Beyaz Grup', '2. Lig Beyaz Grup'],
    ['Nesine 3. Lig 2. Grup 2025-2026', '3. Lig 2. Grup'],
    ['TFF 2. Lig Kırmızı Grup Cemil Usta Sezonu', '2. Lig Kırmızı Grup'],
    ['Süper Ligi, Şampiyonluk Grubu', 'Süper Lig, Şampiyonluk Grubu'],
  ])('%s is %s in Türkiye', (name, expected) => expect(plain('Türkiye', name)).toBe(expected));

  it.each([
    'Turkcell Kadın Futbol Süper Ligi',
    'U19 Süper Lig',
    'Kadınlar Süper Ligi',
    'Bölgesel Amatör Lig',
    'Ziraat Türkiye Kupası',
    'U21 1. Lig',
    'Süper Kupa',
    'Lig 1',
  ])('%s stays a competition of its own in Türkiye', (name) => expect(plain('Türkiye', name)).toBe(name));

  it.each([
    ['Avusturya', 'Tipico Bundesliga', 'Tipico Bundesliga'],
    ['Avusturya', 'Tipico Bundesliga 2020/2021', 'Tipico Bundesliga'],
    ['Almanya', 'Bundesliga 2025-2026', 'Bundesliga'],
    ['Japonya', 'J1 League 2024', 'J1 League'],
    ['Japonya', '2024 J1 League', 'J1 League'],
    ['Yunanistan', 'Trendyol Süper Lig', 'Trendyol Süper Lig'],
    ['Almanya', '2. Bundesliga', '2. Bundesliga'],
    ['Güney Kore', 'K-Lig 1', 'K-Lig 1'],
    ['Türkiye', '2025/2026', '2025/2026'],
    ['Uluslararası', 'Euro 2024', 'Euro 2024'],
    ['Uluslararası', 'Dünya Kupası 2026', 'Dünya Kupası 2026'],
    ['Uluslararası', 'UEFA Şampiyonlar Ligi 2025/26', 'UEFA Şampiyonlar Ligi'],
  ])('in %s %s is %s', (country, name, expected) => expect(plain(country, name)).toBe(expected));

  it.each([
    ['Türkiye Trendyol Süper Lig', 'Türkiye', 'Trendyol Süper Lig'],
    ['2025-26 Türkiye Süper Lig', 'Türkiye', 'Süper Lig'],
    ['Trendyol Süper Lig', 'Türkiye', 'Süper Lig'],
    ['TFF 1. Lig', 'Türkiye', '1. Lig'],
    ['STSL', 'Türkiye', 'Süper Lig'],
    ['Süper Lig', 'Uluslararası', 'Süper Lig'],
    ['Almanya Bundesliga 2025/2026', 'Almanya', 'Bundesliga 2025/2026'],
  ])('the bulletin name %s is %s · %s', (full, country, name) =>
    expect(splitBulletinLeague(full)).toEqual({ country, name, code: null }),
  );

  it('are looked up under the spellings that an archive may have', () => {
    expect(storedSpellings({ country: 'Türkiye', name: '1. Lig', code: null })).toEqual([
      '1. lig',
      '1.lig',
      '1. ligi',
      '1.ligi',
    ]);
    expect(storedSpellings({ country: 'İtalya', name: 'Serie A', code: null })).toEqual(['serie a']);
  });
});
