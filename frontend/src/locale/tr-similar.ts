// What the screen of a match says of past matches that are like it.

export const trSimilar = {
  unlikeSame: (count: string, others: string, own: string) =>
    `Bu oranlarla oynanmış ${count} maçta büronun payı ${others}, bu maçta ${own}: aynı oran orada başka bir olasılık demek. Olasılıkları en yakın maçlar gösteriliyor.`,
  changeSimilar: 'Benzer maçların ölçüsünü değiştir',
  similarTitle: 'Benzer geçmiş maçlar',
  similarList: 'En yakın maçlar',
  similarText:
    'Bu maçtan önce oynanmış, oranlarının söylediği olasılıklar bu maça en yakın maçlar; en yakını üstte.',
  point: '1 puan, %50 ile %51 arasındaki fark kadardır.',
  sameCompetition: 'Yalnız bu lig',
  limit: 'Maç sayısı',
  aPoint: '±1 puan',
  withinAPoint: (count: string) => `±1 puan içinde ${count} maç`,
  nearestWithinAPoint: (count: string) => `±1 puan içinde en yakın ${count} maç`,
  beyondAPoint: (within: string, count: string, farthest: string) =>
    `±1 puan içinde ${within} maç; en yakın ${count} maç alındı, en uzağı ${farthest} puan`,
  distance: 'Uzaklık',
  distanceHint:
    'Seçilen türlerdeki olasılıkların ortalama farkı, yüzde puanla. 0 puan: oranlar tıpatıp aynı olasılıkları söylüyor.',
  points: (points: string) => `${points} puan`,
  moreSimilar: (count: string) => `${count} maç daha göster`,
  noSimilar: 'Bu türlerde oranı bilinen geçmiş maç yok.',
  similarSummary: (count: string) => `En yakın ${count} maçta ne oldu?`,
  ownPrice: 'Oran',
  atOwnPrice: 'Bu oranla',
  barText: (rate: string, interval: string, expected: string) =>
    `Gerçekleşen ${rate}, yüzde 95 aralığı ${interval}, bu maçın oranının beklentisi ${expected}`,
  explanations: [
    [
      'Gerçekleşen',
      'Seçeneğin gösterilen geçmiş maçların yüzde kaçında tuttuğu; sonucu bilinen bütün maçlar üzerinden.',
    ],
    [
      '%95 aralık',
      'Örnek sayısına göre gerçek oranın bulunabileceği aralık (Wilson). Maç azaldıkça genişler; geniş aralık “bilmiyoruz” demektir.',
    ],
    [
      'Beklenen',
      'Bu maçın kendi oranının söylediği olasılık: büronun payı çıkarılıp arşivde gerçekleşenlere göre düzeltilerek. Aralığın içindeyse fark şansla açıklanabilir.',
    ],
    [
      'Bu oranla',
      'Seçenek bu maçta da geçmişteki sıklıkla tutsaydı, bu maçın kendi oranından 1 birimin ortalama kazancı ya da kaybı: gerçekleşen × oran − 1. Altındaki aralık, %95 aralığın iki ucuyla hesaplanır. Geçmiş maçların oranları hesaba girmez. Geçmişin hesabıdır, öneri değildir.',
    ],
    ['Az örnek', '30’dan az sonuçlanan maç. Yüzdeler gösterilir ama bir şey söylemez; oranla çarpılmaz.'],
  ],
} as const;
