/** The example of the day: what the archive tells about one match of yesterday, or of the last day that has one. */
export const trExample = {
  ofYesterday: 'Günün örneği',
  ofAnotherDay: (day: string) => `Son örnek · ${day}`,
  title: 'Bu olasılıklarla ne olmuştu?',
  loading: 'Günün örneği yükleniyor',
  failed: 'Günün örneği yüklenemedi.',
  halfTime: (score: string) => `İY ${score}`,
  past: (count: string) =>
    `Kapanış oranları aynı olasılıkları (±0,5 puan) söyleyen, daha önce oynanmış ${count} maçın sonuçları:`,
  pastShort: (count: string) => `Oranları aynı olasılıkları söyleyen, daha önce oynanmış ${count} maç`,
  selection: 'Maç sonucu',
  price: 'Oran, olasılık',
  chart: 'Çizim',
  rate: 'Gerçekleşen',
  hits: (hits: string, count: string) => `${hits} / ${count} maç`,
  barText: (rate: string, range: string, expected: string) =>
    `Gerçekleşen ${rate}, güven aralığı ${range}, oranın söylediği ${expected}`,
  won: 'bu maçın sonucu',
  wonLegend: 'bu maçın sonucu',
  intervalLegend: '%95 güven aralığı',
  expectedLegend: 'oranın söylediği olasılık',
  note: 'Arşivden, herkes için aynı örnek. Karşılaştırılan oranların kendisi değil, büronun payı çıkarılınca söyledikleri olasılıktır. Geçmişteki sonuçlar gelecektekilerin güvencesi değildir.',
  toTable: 'Aynı olasılıklı maçları aç',
} as const;
