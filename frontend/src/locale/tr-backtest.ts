/** What the figures of a backtest say, wherever they stand; loaded with them. */
export const trBacktest = {
  selection: 'Seçenek',
  csv: 'Bahisleri CSV indir',
  link: 'Kalıcı bağlantı',
  loading: 'Dönem testi hesaplanıyor',
  failed: 'Dönem testi yapılamadı.',
  empty: 'Bahis bulunamadı.',
  emptyHint: 'Filtrelere uyan maçların hiçbirinde hem bu seçeneğin oranı hem de sonucu bilinmiyor.',

  bets: 'Bahis',
  betCount: (bets: string) => `${bets} bahis`,
  betsOf: (some: string, all: string) => `${some}/${all} bahis`,
  few: 'Az örnek',
  fewHint: '30’dan az bahis: bir şey söylemez.',

  answer: 'Sonuç',
  days: (from: string, to: string) => `${from} – ${to}`,
  won: 'Kazanan',
  returned: 'Getiri',
  interval: (range: string) => `%95 aralık ${range}`,
  expected: 'Beklenen getiri',
  ifTrue: 'oranlar tam doğru olsaydı',
  comparedReturn: (returned: string) => `aynı bahislerde getiri ${returned}`,
  chance: 'Şansla ulaşma ihtimali',
  chanceOf: (test: string, count: string) => `${test} · ${count}`,
  pricedBets: 'türün bütün oranları bilinen',
  chanceUnknown: 'türün bütün oranları bilinen bahis yok',

  course: 'Seyir',
  profit: 'Kâr',
  units: (units: string) => `${units} birim`,
  meanOdd: 'Ortalama oran',
  drawdown: 'En büyük düşüş',
  losingRun: 'En uzun kayıp serisi',
  inARow: (count: string) => `art arda ${count} bahis`,
  firstDay: 'İlk bahis',
  lastDay: 'Son bahis',

  curve: 'Kâr eğrisi',
  curveAll: 'Bütün bahisler',
  curveChance: 'Şans bandıyla',
  legendProfit: 'kâr (birim)',
  legendChance: 'oranlar tam doğru olsaydı kârın her gün %95 ihtimalle bulunacağı bant',
  onlyPriced:
    'Bant yalnız türün bütün oranları bilinen bahislerle hesaplanır ve yalnız onların eğrisinde çizilir.',
  noBand: 'Türün bütün oranları bilinen bahis olmadığı için şans bandı çizilmez.',
  point: (date: string, bets: string, profit: string) => `${date} · ${bets} bahis · ${profit}`,
  bandPoint: (low: string, high: string) => `şans: ${low} … ${high}`,
  curveTable: 'Eğri, tablo olarak',
  day: 'Gün',
  band: 'Şans bandı',

  seasons: 'Sezonlar',
  season: 'Sezon',
  competitions: 'Ligler',
  mostBets: (count: string) => `en çok bahis olan ${count} lig`,
  competition: 'Lig',
  halves: 'Dönemin iki yarısı',
  half: 'Yarı',
  halfNames: ['İlk yarı', 'İkinci yarı'],
  intervalShort: '%95 aralık',
  intervalNote: '(getirinin altında %95 aralığı)',

  verdict: {
    title: 'Ne anlama geliyor?',
    few: (bets: string) =>
      `Yalnız ${bets} bahis var. Bu kadar az bahiste kazancı da kaybı da birkaç maç belirler; bir sonuç çıkarılamaz.`,
    unpriced: (bets: string) =>
      `Şansın ne vereceği ancak türün bütün oranları bilinen maçlarda hesaplanır. Bu ${bets} bahiste hesaplanamadı; getirinin şanstan ayrılıp ayrılmadığı söylenemez.`,
    fewPriced: (count: string) =>
      `Türün bütün oranları yalnız ${count} için biliniyor. Bu, getiriyi şansın vereceğiyle karşılaştırmaya yetmez.`,
    notAbove: (returned: string, expected: string, count: string, test: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}, ${test}): beklenenin üstünde değil. Bu maçlarda oranların bilmediği bir şey görünmüyor.`,
    above: (returned: string, expected: string, count: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}): beklenenin üstünde.`,
    aboveLosing: (returned: string, expected: string, count: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}): beklenenin üstünde ama yine de kayıp.`,
    chance: (chance: string, test: string) =>
      `Oranlar tam doğru olsaydı buna ya da daha iyisine ${chance} ihtimalle ulaşılırdı (${test}).`,
    onlyQuestion: 'Son 30 günde yalnız bu soruyu sordunuz.',
    questions: (count: string) => `Son 30 günde ${count} farklı soru sordunuz.`,
    best: (test: string, luck: string) =>
      `Bu kadar soruda en iyisinin ${test} veya daha küçük çıkma ihtimali ${luck}`,
    bestSmall: (test: string, luck: string) =>
      `Bu kadar soruda en iyisinin bu kadar küçük çıkma ihtimali (${test}) ${luck}`,
    luck: 'Sonuç şansla açıklanabilir.',
    rare: 'Şans bunu seyrek verir.',
    luckAfter: (sentence: string) => `${sentence}: sonuç şansla açıklanabilir.`,
    rareAfter: (sentence: string) => `${sentence}: şans bunu seyrek verir.`,
    noPromise: 'Yine de geçmişin tekrar edeceği anlamına gelmez; ileri test için filtreyi kaydedin.',
    noPromiseSince: 'Yine de bundan sonra da süreceği anlamına gelmez.',
    halves: (first: string, firstBets: string, second: string, secondBets: string) =>
      `Dönemin ilk yarısında getiri ${first} (${firstBets} bahis), ikinci yarısında ${second} (${secondBets} bahis): iki yarı aynı şeyi söylemiyor.`,
  },

  explanations: [
    [
      'Dönem testi',
      'Filtrelere uyan, sonucu ve seçeneğin oranı bilinen her maçta 1 birim üzerinden, başlama sırasıyla ne olurdu? Bu maçlardan her biri bir bahistir; iade edilenler sayılmaz. Geçmişin hesabıdır, öneri değildir.',
    ],
    [
      'Şans bandı',
      'Oranların söylediği olasılıklar tam doğru olsaydı kârın o güne kadar %95 ihtimalle bulunacağı yer. Eğri bandın içindeyse geçmiş, oranların bilmediği bir şey göstermez. Yalnız türün bütün oranları bilinen bahislerle hesaplanır.',
    ],
    [
      'Şansla ulaşma ihtimali (p)',
      'Oranlar tam doğru olsaydı bu getiriye ya da daha iyisine ulaşma ihtimali. Çok soru sorulursa birinde şansla küçük çıkar; bu yüzden son 30 günde sorduğunuz farklı soruların sayısı hesaba katılır.',
    ],
    [
      'En büyük düşüş, kayıp serisi',
      'Kârın o zamana kadarki en yüksek noktasından en çok kaç birim indiği ve art arda kaç bahsin kaybedildiği.',
    ],
  ] as const,
};
