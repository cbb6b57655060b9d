/**
 * Version of the sentence beside the newsletter form's tick box, kept with each subscription as proof of what was
 * agreed to; raise it with every change of the sentence. `2026-05`: "E-posta adresime ve telefonuma bülten ve
 * duyuru gönderilmesine onay veriyorum; dilediğim zaman vazgeçebilirim."
 */
export const NEWSLETTER_CONSENT_VERSION = '2026-05';
