/** The summary as a picture. */
export const trShare = {
  share: 'Resim olarak paylaş',
  failed: 'Resim çizilemedi.',
  odds: { 1: 'Açılış oranları', 2: 'Kapanış oranları' },
  everything: 'Bütün oynanmış maçlar',
  more: (count: number) => `ve ${count} koşul daha`,
  market: (title: string, count: string) => `${title} · ${count}`,
  ofHits: (hits: string, count: string) => `${hits}/${count}`,
  past: 'Geçmiş, tavsiye değil.',
  source: (name: string, address: string) => `${name} · ${address}`,
  demo: 'DEMO VERİSİ',
  fileName: 'ozet',
} as const;
