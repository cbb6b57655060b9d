/** The page for an address that leads nowhere. */
export const trNotFound = {
  tab: 'Sayfa Bulunamadı',
  title: 'Sayfa bulunamadı',
  text: 'Aradığınız sayfa taşınmış veya hiç var olmamış olabilir.',
  toHome: 'Ana sayfaya dön',
} as const;
