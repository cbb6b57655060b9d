/** A calendar date (`YYYY-MM-DD`) and a time of day (`HH:mm`) on the clocks of some zone. */
export interface LocalTime {
  date: string;
  time: string;
}

export const ISTANBUL = 'Europe/Istanbul';
export const LONDON = 'Europe/London';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/** What the clocks of a zone show at an instant (epoch milliseconds). */
export function toLocal(instant: number, zone: string): LocalTime {
  const iso = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

function asUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** Milliseconds that a zone's clocks are ahead of UTC at the beginning of a UTC day, by zone and day. */
const dayOffsets = new Map<string, Map<number, number>>();
const MOST_DAYS = 20_000;

function offsetOfDay(day: number, zone: string): number {
  let days = dayOffsets.get(zone);
  if (days === undefined || days.size >= MOST_DAYS) dayOffsets.set(zone, (days = new Map()));
  let offset = days.get(day);
  if (offset === undefined) days.set(day, (offset = askedOffset(day * DAY, zone)));
  return offset;
}

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY);
  const offset = offsetOfDay(day, zone);
  // no zone changes its clocks twice within a day
  return offset === offsetOfDay(day + 1, zone) ? offset : askedOffset(instant, zone);
}

/** {@link offsetAt} as the time zone database has it; asking it takes a hundred times as long as remembering. */
function askedOffset(instant: number, zone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  const wall = asUtc({ date: `${year!.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` });
  return wall - Math.floor(instant / MINUTE) * MINUTE;
}

/**
 * The instant (epoch milliseconds) at which the clocks of a zone show a local time. Of a time that occurs twice the
 * first is taken; one that the clocks leap over is read with the offset before the leap.
 */
export function toInstant(local: LocalTime, zone: string): number {
  const wall = asUtc(local);
  const before = wall - offsetAt(wall - DAY, zone);
  if (asUtc(toLocal(before, zone)) === wall) return before;
  const after = wall - offsetAt(wall + DAY, zone);
  return asUtc(toLocal(after, zone)) === wall ? after : before;
}

/**
 * What the clocks of one zone show when those of another show a local time. Both follow the history of their summer
 * times as the time zone database of the running Node has it.
 */
export function toZone(local: LocalTime, from: string, to: string): LocalTime {
  return toLocal(toInstant(local, from), to);
}
