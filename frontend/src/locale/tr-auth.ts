/** Registration and a forgotten password: what is loaded with their pages. */
export const trAuth = {
  usernameRequired: 'Ad Zorunlu',
  passwordRepeat: 'Şifre tekrarı',
  passwordRepeatRequired: 'Şifre Doğrulama Zorunlu',
  passwordsDiffer: 'Şifreler Eşleşmiyor',
  termsRequired: 'Üyelik şartlarını kabul etmelisiniz',
  terms: { link: 'Üyelik sözleşmesini', after: ' okudum ve kabul ediyorum.' },
  registered: 'Kaydınız alındı. Giriş sayfasına yönlendiriliyorsunuz.',
  registerIntro: 'Kayıt ücretsizdir; oran tabloları aktif üyelikle açılır.',
  haveAccount: 'Zaten hesabınız var mı?',
  newsletterLabel: (consent: string) => `${consent} (isteğe bağlı)`,
  forgotIntro:
    'Hesabınızın e-posta adresini yazın; yeni şifre belirleyebileceğiniz bir bağlantı gönderelim. Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.',
  sendLink: 'Bağlantı gönder',
  linkSent: 'Bu e-posta adresi kayıtlıysa şifre sıfırlama bağlantısı gönderildi.',
  linkSentHint: 'Birkaç dakika içinde gelmezse istenmeyen e-posta (spam) klasörünüze de bakın.',
  sendAgain: 'Başka bir adres dene',
  toLogin: 'Giriş sayfasına dön',
  resetIntro: 'Hesabınız için yeni bir şifre belirleyin. Açık olan bütün oturumlar kapatılır.',
  newPassword: 'Yeni şifre',
  newPasswordRepeat: 'Yeni şifre tekrarı',
  setPassword: 'Şifreyi kaydet',
  passwordSet: 'Yeni şifreniz kaydedildi. Şimdi giriş yapabilirsiniz.',
  linkMissing:
    'Bu sayfa, e-postayla gönderilen şifre bağlantısıyla açılır. Bağlantı eksik görünüyor; e-postadaki bağlantıyı bütünüyle açın ya da yenisini isteyin.',
  linkDead: 'Bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
  newLink: 'Yeni bağlantı iste',
} as const;

/** The page that ends the newsletter. */
export const trUnsubscribe = {
  unsubscribeText:
    'Bülteni ve bağlantının bulunduğu türden e-postaları artık almak istemiyor musunuz? Şifre ve ödeme gibi gerekli e-postalar gelmeye devam eder.',
  changeMind: 'Hatırlatmaları ve bülteni dilediğiniz zaman profilinizden yeniden açabilirsiniz.',
  unsubscribe: 'Abonelikten çık',
  stay: 'Vazgeç',
  unsubscribed: 'Aboneliğiniz sona erdi. Bu e-postaları artık almayacaksınız.',
  noToken: 'Bu sayfa, e-postalarımızdaki abonelikten çıkma bağlantısıyla açılır. Bağlantı eksik görünüyor.',
  toHome: 'Ana sayfaya dön',
} as const;
