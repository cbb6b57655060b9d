/** Sentences of the dialog that asks who is there before guarded changes. */
export const trConfirmation = {
  title: 'Siz olduğunuzu doğrulayın',
  text: 'Banka bilgileri, fiyatlar, yönetici hesapları ve iki adımlı giriş ancak doğrulamadan sonra değişir. Doğrulama 10 dakika geçerlidir.',
  password: 'Şifreniz',
  code: 'Uygulamanızdaki 6 haneli kod',
  instead: { password: 'Bunun yerine doğrulama kodu gir', code: 'Bunun yerine şifremi gir' },
  confirm: 'Doğrula ve sürdür',
} as const;
