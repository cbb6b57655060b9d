import { once } from './once';
/** A price as it is written in Turkish: `1,85`; a missing one is a dash. */
export function formatOdd(value: number | null | undefined): string {
  return value == null ? '-' : value.toFixed(2).replace('.', ',');
}

/** A probability of 0-1 as `%58,1`, rounded half up: what a filter of `%58,1` finds. */
export function formatProbability(value: number): string {
  const tenThousandths = Math.round(value * 10_000);
  return `%${(Math.round(tenThousandths / 10) / 10).toFixed(1).replace('.', ',')}`;
}

/** The filter text of a price column as it is written in Turkish: `>=1.85` as `>=1,85`. */
export function formatPriceFilter(text: string): string {
  return text.replaceAll('.', ',');
}

/** A whole number as it stands in a table cell; a missing one is a dash. */
export function formatInteger(value: number | null | undefined): string {
  return value == null ? '-' : String(value);
}

/** `2024-05-17` as `17.05.2024`; anything else comes back unchanged. */
export function formatDate(iso: string | null | undefined): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '');
  return match ? `${match[3]}.${match[2]}.${match[1]}` : (iso ?? '-');
}

const MONTHS = ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'];

/** The kick-off of a match that is near, `2026-11-22` and `21:45`, as `22 Kas 21:45`. */
export function formatKickoff(day: string, time: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month! - 1]} ${time}`;
}

/** A score as `2 - 1`, or a dash while either side is unknown. */
export function formatScore(home: number | null | undefined, away: number | null | undefined): string {
  return home == null || away == null ? '-' : `${home} - ${away}`;
}

/** A count with Turkish thousands: `1.300`. */
export function formatCount(value: number): string {
  return value.toLocaleString('tr-TR');
}

const instantFormat = once(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      timeZone: 'Europe/Istanbul',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** An ISO 8601 instant in Istanbul time: `17 Mayıs 2026 21:45`; anything else comes back unchanged. */
export function formatInstant(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const parts = instantFormat().formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')} ${part('hour')}:${part('minute')}`;
}
