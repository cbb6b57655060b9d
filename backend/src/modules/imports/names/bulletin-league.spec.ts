import { splitBulletinLeague, withoutRound } from './bulletin-league';

describe('bulletin league names', () => {
  it.each([
    ['Türkiye Süper Ligi', 'Türkiye', 'Süper Ligi'],
    ['İngiltere Premier Lig', 'İngiltere', 'Premier Lig'],
    ['Güney Kore K-Lig 1', 'Güney Kore', 'K-Lig 1'],
    ['Kuzey İrlanda Premiership', 'Kuzey İrlanda', 'Premiership'],
    ['İrlanda 1.Ligi', 'İrlanda', '1.Ligi'],
    ['ABD Major Ligi', 'ABD', 'Major Ligi'],
    ['Suudi Profesyonel Ligi', 'Suudi Arabistan', 'Profesyonel Ligi'],
    ['Suudi Arabistan Pro Lig', 'Suudi Arabistan', 'Pro Lig'],
    ['Bulgar. Parva Ligi, Düşme Turu', 'Bulgaristan', 'Parva Ligi, Düşme Turu'],
    ['BAE - Arap Körfez Ligi', 'BAE', 'Arap Körfez Ligi'],
    ['Paraguay - Intermedia Lig', 'Paraguay', 'Intermedia Lig'],
    ['Bosna Hersek Premier Lig', 'Bosna Hersek', 'Premier Lig'],
    ['ÇİN SÜPER LİGİ', 'Çin', 'SÜPER LİGİ'],
    ['Kosta Rika Primera - Play-Out', 'Kosta Rika', 'Primera - Play-Out'],
    ['Gine-Bissau Ligi', 'Gine-Bissau', 'Ligi'],
    ['Çekya', 'Çekya', 'Çekya'],
  ])('%s is %s · %s', (full, country, name) =>
    expect(splitBulletinLeague(full)).toEqual({ country, name, code: null }),
  );

  it.each([
    'UEFA Avrupa Ligi',
    'Serie C, Düşme Playoff',
    '2.Lig Kuzey Norrland',
    'Katarsis Ligi',
    'Fasulye Kupası',
    'Malili Lig',
  ])('%s starts with no known country', (full) =>
    expect(splitBulletinLeague(full)).toEqual({ country: 'Uluslararası', name: full, code: null }),
  );

  it.each([
    ['iskocya premiership, samp. gr.', 'iskocya premiership'],
    ['iskocya premiership, sampiyona turu', 'iskocya premiership'],
    ['yunanistan super ligi dusme grubu', 'yunanistan super ligi'],
    ['avusturya bundesliga kume dusme grubu', 'avusturya bundesliga'],
    ['danimarka 1.ligi - dusme grubu', 'danimarka 1.ligi'],
    ['iskocya premier lig kdn.smp.t.', 'iskocya premier lig kdn.smp.t.'],
    ['segunda rfef, dusme playoff', 'segunda rfef, dusme playoff'],
    ['sampiyonluk turu', 'sampiyonluk turu'],
  ])('%s without its round is %s', (folded, whole) => expect(withoutRound(folded)).toBe(whole));
});
