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

/** What a request with a file met on its way to the site. */
export const trUploads = {
  tooLarge: ({ size, hint }: Record<'size' | 'hint', string>) =>
    `Dosya, sunucunun kabul ettiğinden büyük (${size}). ${hint}`,
  broke: ({ size, hint }: Record<'size' | 'hint', string>) =>
    `Bağlantı, dosya (${size}) gönderilirken kesildi. Bağlantınızı kontrol edip tekrar deneyin. Yine olursa dosya, sunucunun kabul ettiğinden büyüktür: ${hint}`,
  hints: {
    member: 'Daha küçük bir dosya gönderin; bu mümkün değilse destek adresine yazın.',
    admin:
      'Sitenin önündeki vekil sunucunun sınırını yükseltin: nginx’te client_max_body_size (docs/importing.md).',
  },
} as const;

export const trFileField = {
  choose: 'Dosya seç',
  drop: 'ya da dosyayı buraya bırakın',
  remove: 'Dosyayı kaldır',
} as const;
