const JULY = 7;

/** The season of a day `2024-05-17`: its first year; seasons begin in July. */
const seasonOf = (day: string): number => {
  const [year, month] = day.split('-').map(Number);
  return month! >= JULY ? year! : year! - 1;
};

/** The seasons from one day to another, `2023-2024`, the newest first. */
export function seasonsBetween(first: string, last: string): string[] {
  const [from, to] = [seasonOf(first), seasonOf(last)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, back) => `${to - back}-${to - back + 1}`);
}
