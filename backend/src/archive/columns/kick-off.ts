import { istanbulParts } from '../../platform/time/istanbul';

/** When a match kicks off, as columns hold it: the day from 1 on, and one more than the minute of it; 0 = not known. */
export interface KickOff {
  readonly date: number;
  readonly time: number;
}

const DAY_BEFORE_THE_FIRST = Date.UTC(1899, 11, 31);
const DAY = 86_400_000;

/** By how much a moment grows from one day to the next. */
export const MOMENTS_PER_DAY = 2_048;

/** A day `YYYY-MM-DD` as columns hold it: 1900-01-01 is 1. */
export const dayNumber = (date: string): number =>
  (Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) -
    DAY_BEFORE_THE_FIRST) /
  DAY;

/** The day `YYYY-MM-DD` of {@link dayNumber}. */
export const dayOfNumber = (number: number): string =>
  new Date(DAY_BEFORE_THE_FIRST + number * DAY).toISOString().slice(0, 10);

/** The weekday of {@link dayNumber}: 1 is Monday, as 1900-01-01 was. */
export const weekdayOfNumber = (number: number): number => ((number + 6) % 7) + 1;

/** The month of {@link dayNumber}, from 1; 0 for none. */
export function monthOfNumber(number: number): number {
  months ??= monthsOfDays();
  return months[number] ?? 0;
}

let months: Uint8Array | undefined;

function monthsOfDays(): Uint8Array {
  const found = new Uint8Array(dayNumber('2101-01-01'));
  for (let number = 1; number < found.length; number++)
    found[number] = new Date(DAY_BEFORE_THE_FIRST + number * DAY).getUTCMonth() + 1;
  return found;
}

/** The year in which the season, July to June, of {@link dayNumber} begins. */
export function seasonOfNumber(number: number): number {
  seasons ??= Array.from({ length: LAST_SEASON - FIRST_SEASON + 2 }, (_, at) =>
    dayNumber(`${FIRST_SEASON + at}-07-01`),
  );
  let at = Math.max(0, Math.min(seasons.length - 2, Math.floor((number - seasons[0]!) / 365.2425)));
  // years differ in length
  if (seasons[at]! > number) at -= 1;
  else if (seasons[at + 1]! <= number) at += 1;
  return FIRST_SEASON + at;
}

const [FIRST_SEASON, LAST_SEASON] = [1899, 2101];
let seasons: readonly number[] | undefined;

/** A time `HH:mm` as columns hold it: midnight is 1. */
export const timeNumber = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + 1;

const two = (value: number): string => String(value).padStart(2, '0');

/** The time `HH:mm` of {@link timeNumber}. */
export const timeOfNumber = (number: number): string =>
  `${two(Math.floor((number - 1) / 60))}:${two((number - 1) % 60)}`;

/** The kick-off of a match: date `YYYY-MM-DD`, time `HH:mm` or null. */
export const kickOffOf = (date: string, time: string | null): KickOff => ({
  date: dayNumber(date),
  time: time === null ? 0 : timeNumber(time),
});

/** A kick-off as one number that grows with time; an unknown time comes first in its day. */
export const momentOf = ({ date, time }: KickOff): number => date * MOMENTS_PER_DAY + time;

/** The day of a moment, see {@link dayNumber}. */
export const dayOfMoment = (moment: number): number => Math.floor(moment / MOMENTS_PER_DAY);

/**
 * Whether a match surely kicked off before another: on an earlier day, or at an earlier time of the same day when both
 * times are known.
 */
export const isEarlier = (date: number, time: number, than: KickOff): boolean =>
  date < than.date || (date === than.date && time > 0 && time < than.time);

/** The minute of an instant in Istanbul as a moment: kick-offs above it are later. */
export function momentOfInstant(instant: Date): number {
  const { date, time } = istanbulParts(instant);
  return momentOf(kickOffOf(date, time));
}
