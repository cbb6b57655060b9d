/** How the tabs are called in addresses, the seven of the specification first. */
export const TAB_SLUGS = {
  users: 'kullanicilar',
  contacts: 'iletisim',
  subscribers: 'abonelik',
  comments: 'yorumlar',
  blogs: 'bloglar',
  subscriptions: 'uyelik-tarih',
  winnersclub: 'kazananlar',
  receipts: 'odemeler',
  archive: 'veri',
  recipes: 'reytingler',
  settings: 'ayarlar',
  audit: 'kayitlar',
  mails: 'posta',
} as const;
