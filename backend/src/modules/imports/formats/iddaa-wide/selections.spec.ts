import { ODD_FIELDS } from '../../../../archive/catalogue/columns';
import { fieldOfSelection } from './selections';

const FIELDS: readonly (readonly [market: string, selection: string, field: string | null])[] = [
  ['Maç Sonucu', 'MS 1', 'ft_1_odd'],
  ['Maç Sonucu', 'X', 'ft_x_odd'],
  ['Çifte Şans', 'ÇŞ 1-X', 'ft_1x_odd'],
  ['Çifte Şans', 'ÇŞ X-2', 'ft_x2_odd'],
  ['Çifte Şans', '1 veya 2', 'ft_12_odd'],
  ['Toplam Gol Alt/Üst', '0,5 Alt', 'under_05_odd'],
  ['Toplam Gol Alt/Üst', '5,5 Üst', 'over_55_odd'],
  ['Toplam Gol Alt/Üst', '6,5 Üst', null],
  ['2,5 Gol Alt/Üst', 'Üst', 'over_25_odd'],
  ['İlk Yarı Gol Alt/Üst', 'İY 1,5 Alt', 'ht_under_15_odd'],
  ['1. Yarı 0,5 Alt/Üst', 'Üst', 'ht_over_05_odd'],
  ['İlk Yarı Gol Alt/Üst', 'İY 3,5 Alt', null],
  ['İlk Yarı Çifte Şans', 'İY X-2', 'ht_x2_odd'],
  ['İlk Yarı Sonucu', 'İY X', 'ht_x_odd'],
  ['1. Yarı Sonucu', '1.Y 2', 'ht_2_odd'],
  ['İkinci Yarı Sonucu', '2.Y 1', 'sh_1_odd'],
  ['Toplam Gol Tek/Çift', 'Çift', 'even_odd'],
  ['Tek/Çift', 'Tek', 'odd_odd'],
  ['Toplam Gol Aralığı', '0-1 Gol', 'tgr_01_odd'],
  ['Toplam Gol Aralığı', '6+ Gol', 'tgr_6_odd'],
  ['Toplam Gol Aralığı', '4-6 Gol', null],
  ['Karşılıklı Gol', 'KG Var', 'bts_yes_odd'],
  ['Karşılıklı Gol', 'Yok', 'bts_no_odd'],
  ['İlk Yarı / Maç Sonucu', 'X/1', 'htft_x1_odd'],
  ['İlk Yarı/Maç Sonucu', '2/X', 'htft_2x_odd'],
  ['İlk Golü Hangi Takım Atar', '1.Gol Ev', 'fg_1_odd'],
  ['İlk Golü Hangi Takım Atar', 'Olmaz', 'fg_no'],
  ['İlk Golü Hangi Takım Atar?', '2', 'fg_2_odd'],
  ['1.Golü Hangi Takım Atar?', '1.Gol Ev', 'fg_1_odd'],
  ['1.Golü Hangi Takım Atar?', '1.Gol Dep', 'fg_2_odd'],
  ['1. Golü Hangi Takım Atar', 'Olmaz', 'fg_no'],
  ['Maç Skoru', '4-2', 'cs_42_odd'],
  ['Maç Skoru', 'diğer', 'cs_other_odd'],
  ['Maç Skoru', '7-0', null],
  ['Maç Sonucu ve 1,5 Gol Alt/Üst', 'MS 1 ve 1,5 Üst', 'ft_1_o_15_odd'],
  ['Maç Sonucu ve 4,5 Gol Alt/Üst', 'MS X ve 4,5 Alt', 'ft_x_u_45_odd'],
  ['Maç Sonucu ve 2,5 Alt/Üst', 'MS2 & Alt', 'ft_2_u_25_odd'],
  ['Maç Sonucu ve 2,5 Gol Alt/Üst', 'MS 1 ve 1,5 Üst', null],
  ['İlk Yarı Karşılıklı Gol', 'İY KG Yok', 'ht_btts_no_odd'],
  ['Ev Sahibi İlk Yarı Gol Alt/Üst', 'Ev İY 0,5 Üst', 'ht_home_over_05_odd'],
  ['Deplasman İlk Yarı Gol Alt/Üst', 'Dep İY 0,5 Alt', 'ht_away_under_05_odd'],
  ['Deplasman İlk Yarı Gol Alt/Üst', 'Dep İY 1,5 Alt', null],
  ['Deplasman Gol Alt/Üst', 'Dep 2,5 Alt', 'away_under_25_odd'],
  ['Ev Sahibi Gol Alt/Üst', 'Ev 1,5 Üst', 'home_over_15_odd'],
  ['Ev Sahibi 0,5 Gol Alt/Üst', 'Alt', 'home_under_05_odd'],
];

describe('bulletin selections', () => {
  it.each(FIELDS)('%s :: %s is the column %s', (market, selection, field) =>
    expect(fieldOfSelection(market, selection)).toBe(field),
  );

  it.each([
    ['Toplam Korner Alt/Üst', '8,5 Alt'],
    ['Kart Ceza Puanı Alt/Üst', '2,5 Üst'],
    ['Ev Sahibi Korner Alt/Üst', 'Ev 3,5 Alt'],
    ['Deplasman Kart Ceza Puanı Alt/Üst', 'Dep 1,5 Alt'],
    ['11 ila 20. Dakikalar Arasında 0,5 Gol Alt/Üst', 'Alt'],
    ['Karşılıklı Gol ve 2,5 Gol Alt/Üst', '2,5 Alt ve KG Var'],
    ['Maç Sonucu ve Karşılıklı Gol', 'MS 1 ve Var'],
    ['İlk Yarı Sonucu ve İY 1,5 Gol Alt/Üst', 'İY 1 ve 1,5 Alt'],
    ['Handikaplı Maç Sonucu', 'HMS 1'],
    ['İkinci Yarı Karşılıklı Gol', '2.Y KG Var'],
    ['İlk Yarı Skoru', '1-0'],
    ['İlk Yarı / Maç Sonucu Skorları', '0-0 1-0'],
    ['İlk Yarı Gol Tek/Çift', 'İY Tek'],
    ['Toplam Korner Tek/Çift', 'Tek'],
    ['2.Golü Hangi Takım Atar?', 'Olmaz'],
    ['11.Golü Hangi Takım Atar?', 'Olmaz'],
    ['41 ila 50. Dakikalar Arasındaki 1.Golü Hangi Takım Atar', 'Ev'],
    ['Her İki Yarıda da 1.5 Gol Alt Olur mu?', 'Evet'],
    ['Maçın Geri Kalanını Kim Kazanır 1:0', '1'],
    ['Korner Sayısı', '0-8'],
    ['2. Yarı Çifte Şans', '2.Y 1-X'],
    ['2.Yarı 0,5 Gol Alt/Üst', 'Alt'],
  ])('%s :: %s is none of our columns', (market, selection) =>
    expect(fieldOfSelection(market, selection)).toBeNull(),
  );

  it('reaches every price column of the catalogue', () => {
    const lines = ['0,5', '1,5', '2,5', '3,5', '4,5', '5,5'];
    const totals = (market: string, prefix: string) =>
      lines.flatMap((line) => ['Alt', 'Üst'].map((side) => [market, `${prefix}${line} ${side}`] as const));
    const results = ['1', 'X', '2'];
    const scores = [0, 1, 2, 3, 4, 5, 6].flatMap((home) =>
      [0, 1, 2, 3, 4, 5, 6].map((away) => `${home}-${away}`),
    );
    const all: (readonly [string, string])[] = [
      ...results.flatMap((each) => [
        ['Maç Sonucu', `MS ${each}`] as const,
        ['İlk Yarı Sonucu', `İY ${each}`] as const,
        ['İkinci Yarı Sonucu', `2.Y ${each}`] as const,
        ...results.map((other) => ['İlk Yarı / Maç Sonucu', `${each}/${other}`] as const),
        ...lines.flatMap((line) =>
          ['Alt', 'Üst'].map(
            (side) => [`Maç Sonucu ve ${line} Gol Alt/Üst`, `MS ${each} ve ${line} ${side}`] as const,
          ),
        ),
      ]),
      ...['1-2', '1-X', 'X-2'].flatMap((each) => [
        ['Çifte Şans', `ÇŞ ${each}`] as const,
        ['İlk Yarı Çifte Şans', `İY ${each}`] as const,
      ]),
      ...totals('Toplam Gol Alt/Üst', ''),
      ...totals('İlk Yarı Gol Alt/Üst', 'İY '),
      ...totals('Ev Sahibi Gol Alt/Üst', 'Ev '),
      ...totals('Deplasman Gol Alt/Üst', 'Dep '),
      ...totals('Ev Sahibi İlk Yarı Gol Alt/Üst', 'Ev İY '),
      ...totals('Deplasman İlk Yarı Gol Alt/Üst', 'Dep İY '),
      ...['Tek', 'Çift'].map((each) => ['Toplam Gol Tek/Çift', each] as const),
      ...['0-1 Gol', '2-3 Gol', '4-5 Gol', '6+ Gol'].map((each) => ['Toplam Gol Aralığı', each] as const),
      ...['Var', 'Yok'].flatMap((each) => [
        ['Karşılıklı Gol', `KG ${each}`] as const,
        ['İlk Yarı Karşılıklı Gol', `İY KG ${each}`] as const,
      ]),
      ...['1.Gol Ev', '1.Gol Dep', 'Olmaz'].map((each) => ['İlk Golü Hangi Takım Atar', each] as const),
      ...[...scores, 'diğer'].map((each) => ['Maç Skoru', each] as const),
    ];
    const reached = new Set(all.map(([market, selection]) => fieldOfSelection(market, selection)));
    expect(ODD_FIELDS.filter((field) => !reached.has(field))).toEqual([]);
  });
});
