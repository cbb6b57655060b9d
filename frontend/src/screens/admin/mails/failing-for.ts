import { trAdmin } from '../../../locale/tr-admin';

const texts = trAdmin.mails;
const MINUTE = 60_000;

/** How long it has been since an instant, in words: whole minutes, hours, days. @param now epoch milliseconds */
export function failingFor(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / MINUTE));
  if (minutes < 120) return texts.sinceMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? texts.sinceHours(hours) : texts.sinceDays(Math.floor(hours / 24));
}
