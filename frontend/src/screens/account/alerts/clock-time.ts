/** Hours and minutes with a colon, a point or nothing between; minutes may be left out. */
const CLOCK = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** A time of day as people write it (`23:00`, `8.30`, `2300`, `8`) as `HH:mm`; null when it is none. */
export function clockTime(text: string): string | null {
  const [, hours, minutes = '00'] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
