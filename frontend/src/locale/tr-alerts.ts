/** What the profile says about alerts. */
export const trAlerts = {
  title: 'Bildirimler',
  text: 'Filtrelerim sayfasında haber istediğiniz bir filtreye bugünün ya da yarının bir maçı uyunca yazarız. Her maç, bir filtre için bir kez bildirilir; uyan maç yoksa mesaj gelmez.',
  toFilters: 'Filtrelerim sayfasına git',
  channels: 'Kanallar',
  email: (address: string) => `E-posta (${address})`,
  telegram: 'Telegram',
  noTelegram: {
    mailInstead: 'Telegram şu anda kullanılamıyor; bildirimler bu sürede yalnızca e-posta ile gelir.',
    nothingComes:
      'Telegram şu anda kullanılamıyor, bu sürede size bildirim gelmez. Bildirim almak için e-postayı da seçip kaydedin.',
  },
  quiet: 'Sessiz saatler',
  quietFrom: 'Başlangıç',
  quietTo: 'Bitiş',
  quietHint:
    'İstanbul saatiyle, örneğin 23:00. Bu saatlerde mesaj gönderilmez; maç başlamadıysa bitince gönderilir. İki saat aynıysa sessiz saat yoktur.',
  notTime: 'Saati 23:00 gibi yazın.',
  save: 'Kaydet',
  saved: 'Bildirim ayarlarınız kaydedildi.',
  failed: 'Bildirim ayarlarınız kaydedilemedi.',
  link: {
    title: 'Telegram',
    linked: 'Telegram hesabınız bağlı. Sohbete /dur yazarak da mesajları durdurabilirsiniz.',
    notLinked: 'Mesajların Telegram’dan gelmesi için hesabınızı sitenin botuna bağlayın.',
    begin: 'Telegram’a bağlan',
    again: 'Yeni bağlantı al',
    opened: 'Açılan sohbette Başlat’a basın. Sohbet açılmadıysa:',
    open: 'Telegram’da aç',
    waiting: 'Bağlanmanız bekleniyor; bağlantı 10 dakika geçerlidir.',
    expired: 'Bağlantının süresi doldu. Yeni bir bağlantı alın.',
    done: 'Telegram hesabınız bağlandı.',
    failed: 'Telegram bağlantısı alınamadı.',
    unlink: 'Bağlantıyı kaldır',
    unlinked: 'Telegram bağlantısı kaldırıldı.',
    unlinkFailed: 'Telegram bağlantısı kaldırılamadı.',
  },
} as const;
