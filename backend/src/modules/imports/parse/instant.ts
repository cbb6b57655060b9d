import { ISTANBUL, toInstant } from '../../../common/time/zoned-time';
import { cleanText } from './clean-text';
import { instantAt, parseDate, parseTime, splitZone } from './date-time';

const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/i;

/**
 * An ISO 8601 instant as epoch milliseconds, its zone as an offset, `Z`, `UTC` or `GMT`; without one it is Istanbul's
 * local time. Null when the cell is empty, `'unreadable'` otherwise.
 */
export function parseInstant(cell: string): number | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '') return null;
  const { rest, offset } = splitZone(text);
  const match = INSTANT.exec(rest);
  if (match === null) return 'unreadable';
  const [, day, clock, seconds = '00', fraction = '0'] = match;
  const date = parseDate(day!);
  const read = parseTime(clock!);
  if (date === null || read === null || read === 'unreadable' || Number(seconds) > 59) return 'unreadable';
  const milliseconds = Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000);
  const minutes =
    offset === null ? toInstant({ date, time: read.time }, ISTANBUL) : instantAt(date, read.time, offset);
  return minutes + milliseconds;
}
