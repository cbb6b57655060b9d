const DAY = /^(\d{4})-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, in the years 1900–2100. */
export function isCalendarDay(text: string): boolean {
  const year = Number(DAY.exec(text)?.[1]);
  if (!(year >= 1900 && year <= 2100)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
