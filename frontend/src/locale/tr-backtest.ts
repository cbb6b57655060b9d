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
  pricedBets: 'türün bütün oranları bilinen',
  chanceUnknown: 'türün bütün oranları bilinen bahis yok',

  course: 'Seyir',
  profit: 'Kâr',
  units: (units: string) => `${units} birim`,
  meanOdd: 'Ortalama oran',
  drawdown: 'En büyük düşüş',
  losingRun: 'En uzun kayıp serisi',
  inARow: (count: string) => `art arda ${count} bahis`,
  byChance: (median: string, high: string) =>
    `yalnız şans olsa: yarı ihtimalle en çok ${median}, %95 ihtimalle en çok ${high}`,
  firstDay: 'İlk bahis',
  lastDay: 'Son bahis',

  curve: 'Kâr eğrisi',
  curveAll: 'Bütün bahisler',
  curveChance: 'Şans bandıyla',
  legendProfit: 'kâr (birim)',
  legendChance: 'oranlar tam doğru olsaydı bütün eğrinin %95 ihtimalle içinde kalacağı bant',
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
    details: 'ayrıntı',
    headlines: {
      few: 'Az örnek',
      unpriced: 'Şansla karşılaştırılamıyor',
      fewPriced: 'Şansla karşılaştırmaya yetmiyor',
      notAbove: 'Beklenenin üstünde değil',
      luck: 'Şansla açıklanabilir',
      rare: 'Şans bunu seyrek verir',
    },
    few: (bets: string) =>
      `Yalnız ${bets} bahis var. Bu kadar az bahiste kazancı da kaybı da birkaç maç belirler; bir sonuç çıkarılamaz.`,
    unpriced: (bets: string) =>
      `Şansın ne vereceği ancak türün bütün oranları bilinen maçlarda hesaplanır. Bu ${bets} bahiste hesaplanamadı; getirinin şanstan ayrılıp ayrılmadığı söylenemez.`,
    fewPriced: (count: string) =>
      `Türün bütün oranları yalnız ${count} için biliniyor. Bu, getiriyi şansın vereceğiyle karşılaştırmaya yetmez.`,
    notAbove: (returned: string, expected: string, count: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}). Bu maçlarda oranların bilmediği bir şey görünmüyor.`,
    above: (returned: string, expected: string, count: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}): beklenenin üstünde.`,
    aboveLosing: (returned: string, expected: string, count: string) =>
      `Getiri ${returned}, oranların beklediği ${expected} (${count}): beklenenin üstünde ama yine de kayıp.`,
    onlyQuestion: 'Son 30 günde yalnız bu sonuca baktınız.',
    questions: (count: string) =>
      `Son 30 günde ${count} farklı sonuca baktınız; bu, onların içinden seçilmiş sayılır.`,
    chance: (chance: string, test: string) =>
      `Oranlar tam doğru olsaydı buna ya da daha iyisine ${chance} ihtimalle ulaşılırdı (${test}).`,
    best: (count: string, test: string, luck: string) =>
      `Bakılan ${count} sonucun en iyisinde ${test} ya da daha küçüğünün çıkma ihtimali ${luck}: 1 − (1 − p)^${count}.`,
    bestSmall: (count: string, test: string, luck: string) =>
      `Bakılan ${count} sonucun en iyisinde bu kadar küçüğünün (${test}) çıkma ihtimali ${luck}: 1 − (1 − p)^${count}.`,
    evidence: (evidence: string) => `Kanıt: ${evidence}`,
    evidenceMeans: (evidence: string) =>
      `Kanıt, bu sonuçların, beklenenden sık tutan bir seçimden gelmesinin, oranların söylediği olasılıklardan gelmesinden kaç kat olası olduğudur; bugüne kadarki en yükseği ${evidence} oldu.`,
    evidenceNeeded: (needed: string, filters: string) =>
      `Yalnız şans olsa, ne kadar sık bakılırsa bakılsın, 1’e ${needed} olması yirmide birden seyrektir. Son bir yılda seçim belirterek kaydettiğiniz filtre sayısı: ${filters}; her biri için 20 gerekir, silinenler de sayılır.`,
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
      'Oranların söylediği olasılıklar tam doğru olsaydı eğri, başından sonuna kadar, %95 ihtimalle bu bandın içinde kalırdı. İçindeyse geçmiş, oranların bilmediği bir şey göstermez. Yalnız türün bütün oranları bilinen bahislerle hesaplanır.',
    ],
    [
      'Şans payı',
      'Kutudaki cümle getiriyi şansın vereceğiyle karşılaştırır; ayrıntısında oranlar tam doğru olsaydı bu getiriye ya da daha iyisine ulaşma ihtimali yazar. Çok soru sorulursa birinde şansla küçük çıkar; bu yüzden son 30 günde getirisini ya da beklenenden farkını gördüğünüz seçeneklerin sayısı hesaba katılır: özetlerdekiler de.',
    ],
    [
      'En büyük düşüş, kayıp serisi',
      'Kârın o zamana kadarki en yüksek noktasından en çok kaç birim indiği ve art arda kaç bahsin kaybedildiği. Altında, aynı bahislerde yalnız şansın ne vereceği yazar: yarı ihtimalle en çok kaç, %95 ihtimalle en çok kaç.',
    ],
  ] as const,
};
