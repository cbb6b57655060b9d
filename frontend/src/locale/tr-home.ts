/** What the home page says. */
export const trHome = {
  heroText:
    'Oranları sütunlara yazın; aynı oranlarla oynanmış bütün maçlar, skorları ve bütün seçenekleriyle karşınıza gelsin.',
  toClosing: 'Kapanış Oranları',
  toOpening: 'Açılış Oranları',
  toOdds: 'Oranlara Git',
  toPicks: 'Editör Seçimlerine Git',
  toProducts: 'Paketleri İncele',
  picksTitle: 'Editörlerimizin Seçtikleri',
  allPicks: 'Tümünü gör',
  features: [
    {
      title: '7/24 Maç Takibi',
      text: 'Maçlar ve oranlar gün boyu güncellenir; bülten her zaman elinizin altında.',
    },
    {
      title: 'Eski Oranlarla Karşılaştırma',
      text: 'Bir maçın oranlarını arşivdeki bütün maçlarla karşılaştırın, aynı oranların sonuçlarını görün.',
    },
  ],
  tableTitle: 'Oranlar Tablosu',
  columns: {
    date: 'Tarih',
    country: 'Ülke',
    competition: 'Lig',
    season: 'Yıl',
    code: 'Kod',
    match: 'Maç',
    home: 'Ev Sahibi',
    away: 'Deplasman',
    winner: 'Kazanan',
  },
} as const;
