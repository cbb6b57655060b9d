import { istanbulParts } from './istanbul';

const LOCAL =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})\.(\d{2})\.(\d{4}))(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?)?$/;
const WITH_ZONE = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/i;

/**
 * The instant that a person wrote: `2026-05-17T18:45:00.000Z` (any zone), or in Europe/Istanbul `2026-05-17`,
 * `2026-05-17 21:45`, `17.05.2026`, `17.05.2026 21:45`. Null for anything else, days the calendar doesn't have and
 * years outside 1900–2100 included.
 */
export function readInstant(text: string): Date | null {
  const written = text.trim();
  const zoned = WITH_ZONE.exec(written);
  if (zoned) return exists(zoned[1]!) ? inRange(new Date(written.replace(' ', 'T').toUpperCase())) : null;
  const local = LOCAL.exec(written);
  if (!local) return null;
  const date = local[1] ? `${local[1]}-${local[2]}-${local[3]}` : `${local[6]}-${local[5]}-${local[4]}`;
  return exists(date) ? inRange(istanbulInstant(date, local[7] ?? '00:00', Number(local[8] ?? 0))) : null;
}

function exists(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

function istanbulInstant(date: string, time: string, seconds: number): Date {
  const asIfUtc = new Date(`${date}T${time}:00Z`).getTime();
  const shown = istanbulParts(new Date(asIfUtc));
  const offset = new Date(`${shown.date}T${shown.time}:00Z`).getTime() - asIfUtc;
  return new Date(asIfUtc - offset + seconds * 1000);
}

function inRange(instant: Date): Date | null {
  const year = Number.isNaN(instant.getTime()) ? 0 : instant.getUTCFullYear();
  return year >= 1900 && year <= 2100 ? instant : null;
}
