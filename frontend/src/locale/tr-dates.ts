/** What the boxes and calendars for dates say. */
export const trDates = {
  placeholder: 'gg.aa.yyyy',
  calendar: (label: string) => `${label}: takvimi aç`,
  calendarTitle: (label: string) => `${label}: takvim`,
  unreadable: 'Tarih okunamadı. 22.11.2026 veya 22 Kasım 2026 gibi yazın.',
  outside: (first: string, last: string) => `${first} ile ${last} arasında bir tarih yazın.`,
  required: 'Bir tarih yazın.',
  rangeHint: 'Tek gün için bir güne, aralık için iki güne basın.',
  clear: 'Temizle',
  done: 'Tamam',
  time: 'Saat',
  /** In the empty box of a date column. */
  filterPlaceholder: 'bugün, 22.11',
};
