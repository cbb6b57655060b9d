/** What admins are told of the site itself. */
export const trSiteState = {
  problems: {
    title: 'Site henüz hazır değil',
    smtp: 'E-posta sunucusu ayarlı değil (SMTP_URL): şifre bağlantıları, hatırlatmalar ve bültenler kimseye ulaşmıyor.',
    sender: 'E-postaların göndereni örnek bir adres: Ayarlar’da destek adresini yazın.',
    public_url: 'Sitenin adresi ayarlı değil (PUBLIC_URL): e-postalardaki bağlantılar açılmıyor.',
    bank: 'Banka hesabı girilmemiş: kimse ödeme yapamaz. Ayarlar’da IBAN’ı yazın.',
  },
  failing: {
    title: 'Çalışmayan bir şey var',
    mail: 'E-posta gönderilemiyor. Bekleyenler sunucu yeniden çalışınca gönderilir.',
    telegram: 'Telegram botu çalışmıyor.',
    why: 'Sebebi Posta bölümünde',
  },
  held: {
    title: 'Bu, bir yedekten geri yüklenmiş bir kopya',
    text: (since: string) =>
      `${since} tarihinde geri yüklendi. Siz serbest bırakana kadar e-posta ve Telegram iletisi göndermez, veri kaynaklarına gitmez.`,
    waiting: (mails: string, newsletters: string, messages: string) =>
      `Yedek alındığında ${mails} e-posta, ${newsletters} bülten ve ${messages} Telegram iletisi sırada bekliyordu.`,
    release: 'Serbest bırak …',
    question: 'Kopya serbest bırakılsın mı?',
    explanation:
      'Asıl site bunları yedekten sonra göndermiş olabilir. Asıl site hâlâ çalışıyorsa kopyayı serbest bırakmayın: aynı kişilere iki kez yazılır.',
    send: 'Bekleyenleri de gönder',
    drop: 'Bekleyenleri gönderme',
    released: 'Site artık e-posta ve Telegram iletisi gönderiyor, veri kaynaklarına gidiyor.',
  },
};
