const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Istanbul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as Europe/Istanbul's calendar date (`YYYY-MM-DD`) and time (`HH:mm`). */
export function istanbulParts(instant: Date): { date: string; time: string } {
  const parts = Object.fromEntries(FORMAT.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

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
