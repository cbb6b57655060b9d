import { ISTANBUL, toLocal } from './zoned-time';

/** An instant as Europe/Istanbul's calendar date (`YYYY-MM-DD`) and time (`HH:mm`). */
export const istanbulParts = (instant: Date): { date: string; time: string } =>
  toLocal(instant.getTime(), ISTANBUL);

/** Europe/Istanbul's date of an instant, `YYYY-MM-DD`. */
export function istanbulDate(instant: Date): string {
  return istanbulParts(instant).date;
}

/** The date `days` after a `YYYY-MM-DD` date (before it when negative). */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

const FORMAT = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as Turkish readers write it, in Europe/Istanbul: `17 Mayıs 2026 15:00`. */
export function istanbulText(instant: Date): string {
  return FORMAT.format(instant);
}
