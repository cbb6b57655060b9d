/*
 * The headers under which the wide bulletin file keeps each price column, written out by hand: nothing here is shared
 * with the import.
 */

const totals = (market: string, prefix: string, field: string, lines: string): [string, string][] =>
  lines.split(' ').flatMap((line): [string, string][] => {
    const suffix = line.replace(',', '');
    return [
      [`${field}under_${suffix}_odd`, `${market} :: ${prefix}${line} Alt`],
      [`${field}over_${suffix}_odd`, `${market} :: ${prefix}${line} Üst`],
    ];
  });

const results = (market: string, prefix: string, field: string): [string, string][] => [
  [`${field}_1_odd`, `${market} :: ${prefix}1`],
  [`${field}_x_odd`, `${market} :: ${prefix}X`],
  [`${field}_2_odd`, `${market} :: ${prefix}2`],
];

const pairs = (market: string, prefix: string, field: string): [string, string][] => [
  [`${field}_1x_odd`, `${market} :: ${prefix}1-X`],
  [`${field}_12_odd`, `${market} :: ${prefix}1-2`],
  [`${field}_x2_odd`, `${market} :: ${prefix}X-2`],
];

const resultAndTotal = (line: string): [string, string][] => {
  const market = `Maç Sonucu ve ${line} Gol Alt/Üst`;
  const suffix = line.replace(',', '');
  return ['1', 'X', '2'].flatMap((result): [string, string][] => [
    [`ft_${result.toLowerCase()}_u_${suffix}_odd`, `${market} :: MS ${result} ve ${line} Alt`],
    [`ft_${result.toLowerCase()}_o_${suffix}_odd`, `${market} :: MS ${result} ve ${line} Üst`],
  ]);
};

const SCORES =
  '1-0 2-0 2-1 3-0 3-1 3-2 4-0 4-1 4-2 5-0 5-1 6-0 0-0 1-1 2-2 3-3 0-1 0-2 1-2 0-3 1-3 2-3 0-4 1-4 2-4 0-5 1-5 0-6';

/** Price column → header of the wide file. */
export const WIDE_HEADERS: ReadonlyMap<string, string> = new Map([
  ...results('Maç Sonucu', 'MS ', 'ft'),
  ...pairs('Çifte Şans', 'ÇŞ ', 'ft'),
  ...totals('Toplam Gol Alt/Üst', '', '', '0,5 1,5 2,5 3,5 4,5 5,5'),
  ...totals('İlk Yarı Gol Alt/Üst', 'İY ', 'ht_', '0,5 1,5 2,5'),
  ...pairs('İlk Yarı Çifte Şans', 'İY ', 'ht'),
  ...results('İlk Yarı Sonucu', 'İY ', 'ht'),
  ...results('İkinci Yarı Sonucu', '2.Y ', 'sh'),
  ['odd_odd', 'Toplam Gol Tek/Çift :: Tek'],
  ['even_odd', 'Toplam Gol Tek/Çift :: Çift'],
  ['tgr_01_odd', 'Toplam Gol Aralığı :: 0-1 Gol'],
  ['tgr_23_odd', 'Toplam Gol Aralığı :: 2-3 Gol'],
  ['tgr_45_odd', 'Toplam Gol Aralığı :: 4-5 Gol'],
  ['tgr_6_odd', 'Toplam Gol Aralığı :: 6+ Gol'],
  ['bts_yes_odd', 'Karşılıklı Gol :: KG Var'],
  ['bts_no_odd', 'Karşılıklı Gol :: KG Yok'],
  ...'1/1 1/X 1/2 X/1 X/X X/2 2/1 2/X 2/2'
    .split(' ')
    .map((way): [string, string] => [
      `htft_${way.replace('/', '').toLowerCase()}_odd`,
      `İlk Yarı / Maç Sonucu :: ${way}`,
    ]),
  ['fg_1_odd', 'İlk Golü Hangi Takım Atar :: 1.Gol Ev'],
  ['fg_no', 'İlk Golü Hangi Takım Atar :: Olmaz'],
  ['fg_2_odd', 'İlk Golü Hangi Takım Atar :: 1.Gol Dep'],
  ...SCORES.split(' ').map((score): [string, string] => [
    `cs_${score.replace('-', '')}_odd`,
    `Maç Skoru :: ${score}`,
  ]),
  ['cs_other_odd', 'Maç Skoru :: diğer'],
  ...['1,5', '2,5', '3,5', '4,5'].flatMap(resultAndTotal),
  ['ht_btts_yes_odd', 'İlk Yarı Karşılıklı Gol :: İY KG Var'],
  ['ht_btts_no_odd', 'İlk Yarı Karşılıklı Gol :: İY KG Yok'],
  ...totals('Ev Sahibi İlk Yarı Gol Alt/Üst', 'Ev İY ', 'ht_home_', '0,5'),
  ...totals('Deplasman İlk Yarı Gol Alt/Üst', 'Dep İY ', 'ht_away_', '0,5'),
  ...totals('Deplasman Gol Alt/Üst', 'Dep ', 'away_', '0,5 1,5 2,5'),
  ...totals('Ev Sahibi Gol Alt/Üst', 'Ev ', 'home_', '0,5 1,5 2,5'),
]);

/** Price column → the header that some rows of the wide file have instead of the one in {@link WIDE_HEADERS}. */
export const SECOND_HEADERS: ReadonlyMap<string, string> = new Map([
  ['fg_1_odd', '1.Golü Hangi Takım Atar? :: 1.Gol Ev'],
  ['fg_no', '1.Golü Hangi Takım Atar? :: Olmaz'],
  ['fg_2_odd', '1.Golü Hangi Takım Atar? :: 1.Gol Dep'],
]);

/** Headers of the wide file that the catalogue has no column for, by what they are about. */
export const LEFT_OUT: readonly RegExp[] = [
  /Korner/,
  /Kart /,
  /^Penaltı Olur mu/,
  /Dakika/,
  /Gol Nasıl Atılır/,
  /^[2-8]\.Golü Hangi Takım Atar/,
  /Kalanını Kim Kazanır/,
  /^Karşılaşma Özel Bahisleri/,
  // the file doesn't say which handicap
  /^Handikaplı Maç Sonucu/,
  /Hangi Yarıda Daha Fazla Gol/,
  /^Her İki Yarıda da 1.5 Gol/,
  /^(Ev Sahibi|Deplasman) (Her İki Yarıyı da Kazanır|Herhangi Bir Yarıyı Kazanır|Gol Yemeden Kazanır)/,
  /^Hangi Takım Kaç Farkla Kazanır/,
  /^Karşılıklı Gol ve 2,5 Gol/,
  /^Maç Sonucu ve Karşılıklı Gol/,
  /^İkinci Yarı Karşılıklı Gol/,
  /^İlk Yarı (Skoru|Gol Tek\/Çift|Sonucu ve|\/ Maç Sonucu Skorları)/,
  /^Toplam Gol Alt\/Üst :: [67],5/,
  /^İlk Yarı Gol Alt\/Üst :: İY [345],5/,
  /^(Ev Sahibi|Deplasman) Gol Alt\/Üst :: (Ev|Dep) [3456],5/,
  /^(Ev Sahibi|Deplasman) İlk Yarı Gol Alt\/Üst :: (Ev|Dep) İY [12],5/,
];

/** The prices of a row of the wide file in hundredths; 1.0 is none. */
export function widePrices(row: Readonly<Record<string, string>>): Record<string, number> {
  const prices: Record<string, number> = {};
  for (const [field, header] of WIDE_HEADERS) {
    const cell = row[header] || row[SECOND_HEADERS.get(field) ?? ''] || '1.0';
    if (Number(cell) !== 1) prices[field] = Math.round(Number(cell) * 100);
  }
  return prices;
}

/** Reads a comma-separated line; quotes around cells are allowed, quotes inside are not expected. */
function cells(line: string): string[] {
  return Array.from(
    line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g),
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

/** The rows of the wide file as `{header: cell}`; of two headers of one name the first counts. */
export function readWideFile(text: string): Record<string, string>[] {
  const [header, ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const names = cells(header!);
  return lines
    .filter((line) => line !== '')
    .map((line) => Object.fromEntries(cells(line).map((cell, index) => [names[index]!, cell])));
}
