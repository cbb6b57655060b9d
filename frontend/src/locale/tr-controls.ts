// What controls say that any screen may have.

export const trCombobox = {
  empty: 'Seçenek yok',
  none: 'Aramanıza uygun seçenek yok',
  loading: 'Yükleniyor…',
  found: (count: number) => `${count} seçenek`,
  more: (count: number) => `${count} seçenek daha var; yazarak daraltın.`,
  clear: (label: string) => `${label}: seçimi kaldır`,
} as const;

export const trCopy = {
  copied: 'Kopyalandı',
  refused: 'Kopyalanamadı; seçip elle kopyalayın.',
} as const;

export const trDialogs = {
  cancel: 'Vazgeç',
  ok: 'Tamam',
} as const;

export const trFileField = {
  choose: 'Dosya seç',
  drop: 'ya da dosyayı buraya bırakın',
  remove: 'Dosyayı kaldır',
} as const;
