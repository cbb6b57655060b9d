import { trShell } from './tr-shell';

/** What the screen about the reliability of odds says; loaded with it. */
export const trReliability = {
  title: trShell.titles.reliability,
  intro:
    'Bir oran, bir olasılık söyler. Burada, söylenen olasılıkların geçmişte ne kadar tuttuğunu görürsünüz: yüzde 60 denen seçimlerin gerçekten yüzde 60’ı gelmiş mi?',
  market: 'Bahis türü',
  from: 'İlk gün',
  to: 'Son gün',
  source: 'Kaynak',
  anySource: 'Bütün kaynaklar',
  sources: {
    'football-data': 'football-data',
    'iddaa-wide': 'iddaa bülteni',
    'nesine-snapshot': 'nesine bülteni',
    native: 'sitenin kendi dosyası',
    demo: 'örnek veri',
    'demo-bulletin': 'demo bülteni',
  } as Readonly<Record<string, string>>,
  loading: 'Maçlar değerlendiriliyor',
  empty: 'Değerlendirilecek maç yok.',
  emptyHint:
    'Her maç, yalnızca sezonunun ilk maçından önce oynananlardan öğrenilenle değerlendirilir. Bu yüzden bu türün bütün oranları ve sonuçları bilinen en az iki sezon gerekir.',
  emptyNarrowed: 'Tarih veya kaynak seçimini kaldırmayı deneyin.',
  clear: 'Tarih ve kaynak seçimini kaldır',
  answer: 'Sonuç',
  gist: (
    matches: string,
    bin: string,
    actual: string,
    ending: string,
    n: string,
    stated: string,
    conclusion: string,
  ) =>
    `${matches} maçta ${bin} denen seçimlerin ${actual}’${ending} geldi (${n} seçim, söylenenlerin ortalaması ${stated}): ${conclusion}`,
  allWithin: (bins: string) =>
    `en az 30 seçimi olan ${bins} dilimin hepsinde söylenen olasılık, gerçekleşenin yüzde 95 aralığında; farklar şansla açıklanabilir.`,
  someOutside: (bins: string, outside: string, worst: string, stated: string, actual: string) =>
    `en az 30 seçimi olan ${bins} dilimin ${outside} tanesinde söylenen olasılık, gerçekleşenin yüzde 95 aralığının dışında; en çok ${worst} diliminde (söylenen ${stated}, gerçekleşen ${actual}). Bütün olasılıklar doğru olsa da yaklaşık yirmi dilimden biri şansla dışarıda kalırdı.`,
  tooFew: (matches: string) =>
    `${matches} maç değerlendirildi; hiçbir dilimde 30 seçim yok, bu yüzden henüz bir şey söylenemez.`,
  selection: 'Seçenek',
  allSelections: 'Hepsi birlikte',
  allSelectionsHelp:
    'Burada seçenekler birlikte sayılır: biri için az, öbürü için çok söylenmişse farklar birbirini götürür. Tek tek görmek için seçenek seçin.',
  selectionGist: (
    name: string,
    matches: string,
    stated: string,
    actual: string,
    ending: string,
    verdict: string,
    conclusion: string,
  ) =>
    `${name}: ${matches} maçta ortalama ${stated} söylendi, ${actual}’${ending} geldi; ${verdict} Dilimlere bakınca: ${conclusion}`,
  byChance: 'fark şansla açıklanabilir.',
  notByChance: (points: string) => `${points} puanlık farkı yalnız şans seyrek verir.`,
  tooFewOf: (name: string, matches: string) =>
    `${name}: ${matches} maç değerlendirildi, henüz bir şey söylenemez.`,
  judged: (matches: string, from: string, to: string) =>
    `${matches} maç değerlendirildi (${from} – ${to}). Her maç, yalnızca sezonunun ilk maçından önce oynananlardan öğrenilenle değerlendirildi; ilk sezondan yalnızca öğrenildi, o sayıya girmez.`,
  margin: (margin: string) =>
    `Bu maçlarda ortalama marj ${margin}: seçeneklerin 1 ÷ oran toplamının 1’i aşan kısmı, yani büronun payı.`,
  learnedAt: (instant: string) => `Son öğrenme: ${instant}.`,
  neverLearned: 'Arşivden henüz öğrenilmedi.',
  learning: 'Yeni maçlar öğrenilmeyi bekliyor; bitince sayılar kendiliğinden yenilenir.',
  diagramTitle: (market: string) => `${market}: söylenen ve gerçekleşen`,
  diagramName: 'Güvenilirlik çizimi',
  diagramPoint: (bin: string, n: string, stated: string, actual: string, interval: string) =>
    `${bin}: ${n} seçim, söylenen ${stated}, gerçekleşen ${actual}, yüzde 95 aralığı ${interval}`,
  diagramHelp:
    'Nokta çizginin üstündeyse söylenenden çok, altındaysa az gelmiştir. Dik çizgi gerçekleşenin %95 aralığı; noktanın alanı seçim sayısı.',
  axisStated: 'Söylenen olasılık',
  axisActual: 'Gerçekleşen',
  legend: {
    within: 'söylenen, aralığın içinde',
    outside: 'söylenen, aralığın dışında',
    few: '30’dan az seçim',
    diagonal: 'tam tutsaydı',
  },
  binsTitle: 'Aynı sayılar, tablo olarak',
  bin: 'Dilim',
  n: 'Seçim',
  stated: 'Söylenen',
  actual: 'Gerçekleşen',
  interval: '%95 aralık',
  deviation: 'Sapma',
  deviationNote: 'Sapma: gerçekleşen eksi söylenen, yüzde puan.',
  outsideNote: '* gerçekleşenin %95 aralığının dışında.',
  outsideHidden: ' (aralığın dışında)',
  few: 'Az örnek',
  fewHint: '30’dan az seçim: bir şey söylemez.',
  methodsTitle: 'Marj nasıl çıkarılıyor?',
  methodsText:
    'Bir orandan olasılık bulmanın dört yolu, aynı maçlarda. İkisi de hata ölçüsüdür, küçük olan daha iyidir: log kaybı gelen seçeneğe düşük olasılık verilmesini, Brier söylenen olasılıkların sonuca uzaklığını ölçer.',
  method: 'Yol',
  logLoss: 'Log kaybı',
  brier: 'Brier',
  methods: {
    proportional: 'marjı orantılı çıkarma',
    power: 'kuvvet yöntemi (power)',
    shin: 'Shin yöntemi',
    learned: 'arşivden öğrenilen',
  },
  used: 'sitede kullanılan',
  detailsTitle: 'Ayrıntılar',
  detailsLoading: 'Ayrıntılar yükleniyor',
  overroundsTitle: 'Sezon ve kaynağa göre marj',
  overroundsText:
    'Marj küçüldükçe oranlar olasılıklara yaklaşır. Piyasanın en yüksek oranları alınmışsa sıfırın altına da inebilir.',
  season: 'Sezon',
  matches: 'Maç',
  marginShort: 'Marj',
  bandsTitle: 'Favoriler ve sürprizler',
  bandsText:
    'Seçeneğin oranına göre: marjı orantılı çıkarınca bulunan olasılık, arşivden öğrenilen olasılık ve gerçekte ne kadarının geldiği.',
  band: 'Oran',
  bandUp: (low: string) => `${low} ve üstü`,
  proportional: 'Orantılı',
  learned: 'Öğrenilen',
  movementsTitle: 'Oran kapanışa kadar düştüyse, yükseldiyse',
  movementsText: (type: string) =>
    `Açılış ve kapanış oranı birlikte bilinen maçlarda, seçeneğin oranının açılıştan kapanışa değişimine göre. Beklenen, ${type} oranından öğrenilen olasılıktır.`,
  movement: 'Değişim',
  expected: 'Beklenen',
  noMovements: 'Açılış ve kapanış oranı birlikte bilinen, değerlendirilmiş maç yok.',
  fell: (range: string) => `${range} düştü`,
  rose: (range: string) => `${range} yükseldi`,
  fellMore: (from: string) => `${from} ve daha çok düştü`,
  roseMore: (from: string) => `${from} ve daha çok yükseldi`,
  still: (most: string) => `en çok ${most} oynadı`,
  unchanged: 'değişmedi',
  between: (low: string, high: string) => `${low} ile ${high} arası`,
};
