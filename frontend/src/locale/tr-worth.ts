/** What a deviation of the past from the price has been worth. */
export const trWorth = {
  label: 'Geçmişteki sapmalar bugüne kadar ne değer taşıdı',
  above: (days: string, count: string, past: string, price: string, came: string) =>
    `Son ${days} maç gününde geçmişi beklenenden açıkça yüksek ${count} seçenek vardı: geçmiş ${past}, kendi oranları ${price} diyordu; gelen ${came} oldu.`,
  verdicts: {
    nothing: 'Yani aynı oranların geçmişi, bugüne kadar orana bir şey katmadı.',
    share: (share: string) =>
      `Yani geçmiş ile oran arasındaki farkın bugüne kadar yaklaşık ${share} kadarı gerçekleşti.`,
    all: 'Yani geçmiş ile oran arasındaki fark bugüne kadar olduğu gibi gerçekleşti.',
    against: 'Yani geçmiş ile oran arasındaki fark bugüne kadar ters yönde gerçekleşti.',
  },
  unknown: 'Geçmişteki sapmaların ne değer taşıdığı, arşivde yeterince maç günü olunca burada yazacak.',
  details: 'ayrıntı',
  how: (days: string) =>
    `Arşivin son ${days} maç günü (en az 15 maçlı günler), her biri yalnız kendinden önceki günlerle, bu sayfanın otomatik yakınlığıyla tarandı. Sonra ne geldiğine bakıldı.`,
  sides: { above: 'Geçmişi yüksek', below: 'Geçmişi düşük', rest: 'Öbürleri' },
  figures: (count: string, past: string, price: string, came: string, interval: string) =>
    `${count} seçenek, geçmiş ${past}, oran ${price}, gelen ${came} (%95 aralık ${interval})`,
  returned: (rate: string, interval: string) => `kapanış oranıyla getiri ${rate} (${interval})`,
  weight: (weight: string, error: string) =>
    `Ağırlık ${weight} ± ${error} (standart hata): 0 ise oran, 1 ise geçmiş haklıydı. Sıfırdan iki standart hatadan az uzaksa bir şey kattığı söylenemez.`,
} as const;
