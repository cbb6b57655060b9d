import { ISTANBUL, toInstant } from '../../../common/time/zoned-time';
import { cleanText } from './clean-text';
import { parseDate, parseTime } from './date-time';

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * An ISO 8601 instant as epoch milliseconds; without a zone it is Istanbul's local time. Null when the cell is empty,
 * `'unreadable'` otherwise.
 */
export function parseInstant(cell: string): number | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '') return null;
  const match = INSTANT.exec(text);
  if (match === null) return 'unreadable';
  const [, day, clock, seconds = '00', fraction = '0', zone] = match;
  const date = parseDate(day!);
  const time = parseTime(clock!);
  if (date === null || time === null || time === 'unreadable' || Number(seconds) > 59) return 'unreadable';
  const milliseconds = Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  const minutes =
    zone === undefined
      ? toInstant({ date, time }, ISTANBUL)
      : Date.parse(`${date}T${time}:00${isoZone(zone)}`);
  return Number.isNaN(minutes) ? 'unreadable' : minutes + milliseconds;
}

function isoZone(zone: string): string {
  return zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase();
}
