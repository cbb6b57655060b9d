// What the summary of the matches found says, and where their prices come from.

export const trSummary = {
  title: 'Ne oldu?',
  ofAll: (total: string) => `Filtrelere uyan ${total} maçın tamamı`,
  matchCount: (total: string) => `${total} maç`,
  settledOf: (total: string, settled: string) => `${total} maç, ${settled} sonuçlu`,
  noneSettled: 'sonuçlanan yok',
  total: 'Bulunan maç',
  settled: 'Sonuçlanan',
  views: 'Özetin bölümleri',
  bars: 'Sonuçlar',
  pictures: 'İY/MS ve skor',
  list: 'Bütün seçenekler',
  test: 'Dönem testi',
  smallSample: 'Az örnek',
  smallSampleHint: '30’dan az sonuçlanan maç: oranlara güvenmeyin.',
  thinPrices: 'Az oran',
  thinPricesHint: '30’dan az oranlı maç: getiri ve beklenti hesaplanmaz.',
  nothingSettled: 'Bu maçların hiçbirinin sonucu bilinmiyor; özetlenecek sonuç yok.',
  failed: 'Özet yüklenemedi.',
  retry: 'Özeti yeniden iste',
  loading: 'Özet yükleniyor',
  selection: 'Seçenek',
  hits: 'Tutan',
  matchesShort: 'Maç',
  pricedShort: 'Oranlı',
  rate: 'Gerçekleşen',
  interval: '%95 aralık',
  meanOdd: 'Ort. oran',
  implied: 'Beklenen',
  returned: 'Getiri',
  expectedReturn: 'Marj sonrası beklenen',
  chart: 'Çizim',
  populations: {
    outcome: 'Sonucu bilinen bütün maçlar',
    priced: 'Oranı olan maçlar',
    comparison: 'Türün bütün oranları bilinen maçlar',
  },
  matches: (count: string) => `${count} maç`,
  settledCount: (count: string) => `${count} sonuç`,
  toRows: (count: string) => `Bu ${count} maçı göster`,
  hitsOf: (hits: string, count: string) => `${hits} / ${count}`,
  priced: (priced: string, settled: string) => `${priced}/${settled} oranlı`,
  comparedOf: (compared: string, settled: string) => `bütün oranları bilinen ${compared}/${settled} maç`,
  returnOf: (priced: string) => `getiri: ${priced}`,
  byChance: (compared: string, out: string, chance: string) =>
    `${compared} karşılaştırmadan ${out} beklenenden ayrışıyor; yalnız şans olsa yaklaşık ${chance} beklenirdi.`,
  outcomeText: (rate: string, interval: string) => `Gerçekleşen ${rate}, yüzde 95 aralığı ${interval}`,
  barText: (rate: string, interval: string, implied: string) =>
    `Gerçekleşen ${rate}, yüzde 95 aralığı ${interval}, oranların beklentisi ${implied}`,
  legendRate: 'gerçekleşen',
  legendInterval: '%95 aralık',
  legendImplied: 'oranların beklediği',
  explain: 'Bu sayılar nasıl okunur?',
  explanations: [
    [
      'Hangi maçlar?',
      'İki ayrı küme vardır ve hiç karıştırılmaz: sonucu bilinen bütün maçlar (gerçekleşen) ve bunlardan oranı bilinenler (getiri, beklenen). Yan yana çizilen çubuk, aralık ve işaret hep aynı maçlardandır; kaç maç olduğu yanında yazar. “1.500/1.734 oranlı”, sonucu bilinen 1.734 maçın 1.500’ünde oran var demektir.',
    ],
    [
      'Gerçekleşen',
      'Seçeneğin yüzde kaç maçta tuttuğu. Beklenenle karşılaştırılırken yalnız o türün bütün oranları bilinen maçlardan hesaplanır.',
    ],
    [
      '%95 aralık',
      'Örnek sayısına göre gerçek oranın bulunabileceği aralık (Wilson). Maç azaldıkça genişler; geniş aralık “bilmiyoruz” demektir.',
    ],
    [
      'Beklenen',
      'Arşivden öğrenilmiş olasılık: oranların söylediği, büronun payı çıkarılıp geçmişte gerçekleşenlere göre düzeltilerek. Beklenen, aralığın içindeyse fark şansla açıklanabilir.',
    ],
    [
      'Getiri',
      'Oranı olan her maçta 1 birim üzerinden hesaplanan ortalama kazanç ya da kayıp. Altındaki aralık, bu ortalamanın şansla nerelerde olabileceğini gösterir (%95); sıfırı içeriyorsa kazançla kayıp ayırt edilemez. Geçmişin hesabıdır, öneri değildir.',
    ],
    [
      'Marj sonrası beklenen',
      'Beklenen olasılıklar tam doğru olsaydı aynı oranların bırakacağı ortalama. Büronun payı yüzünden çoğunlukla sıfırın altındadır.',
    ],
    [
      'Az oran',
      '30’dan az maçta oran var. Getiri ve beklenti gösterilmez, yalnız kaç maçın oranlı olduğu yazılır.',
    ],
    [
      'Ayrışanlar',
      'Bütün aralığı beklenenin bir yanında kalan seçenekler, karşılaştırılabilenler içinde. Çok seçeneğe bakılınca bazıları sırf şansla ayrışır; şansın tek başına kaç tane vereceği yanında yazar. İki seçenekli türlerde ikisi tek karşılaştırmadır.',
    ],
    ['Az örnek', '30’dan az sonuçlanan maç. Sayılar gösterilir ama bir şey söylemez.'],
  ] as const,
  reliability: 'Oranlar ne kadar doğru söylüyor?',
  htftTitle: 'İlk yarı / maç sonucu',
  htftRows: 'İlk yarı',
  htftColumns: 'Maç sonucu',
  scoreTitle: 'Maç skoru',
  scoreRows: 'Ev sahibi',
  scoreColumns: 'Deplasman',
  otherScores: (rate: string, hits: string) => `Diğer skorlar: ${rate} (${hits} maç)`,
  pictureOutcome: (settled: string, compared: string) =>
    `Sayılar yüzdedir; sonucu bilinen ${settled} maç üzerinden. Bütün oranları bilinen ${compared} maç, beklenenle karşılaştırmaya yetmiyor.`,
  pictureOfAll: (settled: string) =>
    `Sayılar yüzdedir; ${settled} maç üzerinden, hepsinin bütün oranları biliniyor.`,
  pictureCompared: (compared: string, settled: string) =>
    `Sayılar yüzdedir; bütün oranları bilinen ${compared} maç üzerinden (sonucu bilinen ${settled} maçtan).`,
  cell: (hits: string, rate: string) => `${hits} maç, ${rate}`,
  cellExpected: (implied: string) => `oranların beklediği ${implied}`,
  findGroup: 'Bahis türü ara',
  noGroup: 'Bu adla bir bahis türü yok.',
} as const;

/** Where the same prices say something else in the matches to come. */
export const trMargins = {
  differ: (coming: string, ofAnswer: string) =>
    `Bu oranlar başka bir payla yazılmış: önünüzdeki maçların payı ${coming}, ${ofAnswer}.`,
  ofMatches: (margin: string) => `bu maçların ${margin}`,
  ofCounted: (count: string, margin: string) => `bu ${count} maçın ${margin}`,
  means: (prices: string, column: string, probability: string) =>
    `${prices} (${column}) önünüzdeki maçlarda ${probability} demek.`,
  short: 'Önünüzdeki maçların payı farklı',
  ask: 'Olasılıkla sor',
} as const;

export const trSources = {
  label: 'Kaynak',
  any: 'Bütün kaynaklar',
  bookmakers: { Ortalama: 'piyasa ortalaması', 'En yüksek': 'piyasadaki en yüksek' } as Readonly<
    Record<string, string>
  >,
  names: {
    'football-data': 'football-data',
    'iddaa-wide': 'İddaa bülteni',
    'nesine-snapshot': 'Nesine bülteni',
    native: 'elle verilen dosya',
    table: 'Tablo',
    elle: 'Elle girilen',
    demo: 'örnek veri',
    'demo-bulletin': 'Demo bülteni',
  },
  beforeMatch: (bookmakers: string) => `${bookmakers}, maçtan 1–3 gün önce`,
  closing: (bookmakers: string) => `${bookmakers}, kapanış`,
  from: (bookmakers: string, source: string) => `${bookmakers} (${source})`,
  seen: (source: string, when: string) => `${source}, ${when}`,
  line: (parts: string) => `Oranlar: ${parts}`,
  part: (name: string, matches: string) => `${name} ${matches} maç`,
  none: 'Oranlar: bu maçların hiçbirinde oran yok',
  mixed: (parts: string) =>
    `Bu cevap marjları çok farklı kaynakları karıştırıyor: ${parts}. Getiri ve beklenti karışık okunur; tek kaynağa süzebilirsiniz.`,
  margin: (name: string, margin: string, matches: string) => `${name} ${margin} (${matches} maç)`,
  noPrices: 'oran yok',
} as const;
