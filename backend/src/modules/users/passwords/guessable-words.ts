/**
 * Words that a guesser of this site's passwords tries first, folded: what the site is about, the biggest clubs,
 * roles, and words for passwords. A password whose letters are nothing but such words is refused, whatever digits
 * and signs stand between them.
 */
export const GUESSABLE_WORDS: readonly string[] = [
  ...['oran', 'oranlar', 'arsiv', 'arsivi', 'iddaa', 'bahis', 'kupon', 'banko', 'tahmin', 'bulten', 'analiz'],
  ...['futbol', 'mac', 'maclar', 'gol', 'lig', 'superlig', 'sampiyon', 'nesine', 'bilyoner', 'misli'],
  ...['galatasaray', 'fenerbahce', 'besiktas', 'trabzonspor', 'bursaspor', 'goztepe', 'turkiye', 'istanbul'],
  ...['admin', 'administrator', 'yonetici', 'editor', 'uye', 'uyelik', 'kullanici', 'moderator'],
  ...['sifre', 'sifrem', 'parola', 'parolam', 'password', 'passwort', 'giris', 'login', 'qwerty'],
];
