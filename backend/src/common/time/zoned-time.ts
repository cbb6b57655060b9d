/** A calendar date (`YYYY-MM-DD`) and a time of day (`HH:mm`) on the clocks of some zone. */
export interface LocalTime {
  date: string;
  time: string;
}

export const ISTANBUL = 'Europe/Istanbul';
export const LONDON = 'Europe/London';

const MINUTE = 60_000;
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
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

function asUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}:00Z`);
}

/** Minutes that a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  return (asUtc(toLocal(instant, zone)) - instant) / MINUTE;
}

/**
 * The instant (epoch milliseconds) at which the clocks of a zone show a local time. Of a time that occurs twice the
 * first is taken; one that the clocks leap over is read with the offset before the leap.
 */
export function toInstant(local: LocalTime, zone: string): number {
  const wall = asUtc(local);
  const before = wall - offsetAt(wall - 24 * 60 * MINUTE, zone) * MINUTE;
  if (asUtc(toLocal(before, zone)) === wall) return before;
  const after = wall - offsetAt(wall + 24 * 60 * MINUTE, zone) * MINUTE;
  return asUtc(toLocal(after, zone)) === wall ? after : before;
}

/**
 * Gives a converter of local times from one zone to another. Both follow the history of their summer times as the
 * time zone database of the running Node has it. It remembers the distance for each hour it has met.
 */
export function zoneConverter(from: string, to: string): (local: LocalTime) => LocalTime {
  const distances = new Map<string, number>();
  return (local) => {
    const hour = `${local.date}T${local.time.slice(0, 2)}`;
    let minutes = distances.get(hour);
    if (minutes === undefined) {
      const instant = toInstant(local, from);
      minutes = (asUtc(toLocal(instant, to)) - asUtc(local)) / MINUTE;
      if (distances.size > 20_000) distances.clear();
      distances.set(hour, minutes);
    }
    const iso = new Date(asUtc(local) + minutes * MINUTE).toISOString();
    return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
  };
}
