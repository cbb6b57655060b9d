/**
 * Version of the sentence beside the newsletter form's tick box, kept with each subscription as proof of what was
 * agreed to; raise it with every change of the sentence. `2026-05`: "E-posta adresime ve telefonuma bülten ve
 * duyuru gönderilmesine onay veriyorum; dilediğim zaman vazgeçebilirim."
 */
export const NEWSLETTER_CONSENT_VERSION = '2026-05';

/**
 * The same where no phone number is asked for, at the registration and in the profile. `2026-11-eposta`: "E-posta
 * adresime bülten ve duyuru gönderilmesine onay veriyorum; dilediğim zaman vazgeçebilirim."
 */
export const MAIL_CONSENT_VERSION = '2026-11-eposta';
