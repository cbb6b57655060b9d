import { once } from './once';
const longFormat = once(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      weekday: 'long',
    }),
);

/** `2026-05-17` as `17 Mayıs 2026 Pazar`; anything else comes back unchanged. */
export function formatLongDate(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? longFormat().format(new Date(`${iso}T00:00:00Z`)) : iso;
}

const monthFormat = once(
  () => new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** `2026-05` as `Mayıs 2026`; anything else comes back unchanged. */
export function formatMonth(month: string): string {
  return /^\d{4}-\d{2}$/.test(month) ? monthFormat().format(new Date(`${month}-01T00:00:00Z`)) : month;
}

const dayFormat = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }));

const timeFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Istanbul', hour: '2-digit', minute: '2-digit' }),
);

/** The time of day in Istanbul at an instant, as `19:05`. */
export function istanbulTime(at: Date): string {
  return timeFormat().format(at);
}

const DAY_MS = 86_400_000;

/** The day in Istanbul, so many days from an instant, as `2026-05-17`. */
export function istanbulDay(from: Date, daysLater = 0): string {
  // Turkey has had no daylight saving time since 2016: every day has 24 hours.
  return dayFormat().format(new Date(from.getTime() + daysLater * DAY_MS));
}
