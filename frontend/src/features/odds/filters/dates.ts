import { tr } from '../../../locale/tr';

const sentences = tr.odds.filterErrors;

interface Period {
  /** Days `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** What is wrong with the filter text of the date column, or null. */
export function dateProblem(text: string): string | null {
  const ends = text.split('..');
  if (ends.length > 2) return sentences.notDate;
  const periods = ends.map((end) => readPeriod(end.trim()));
  const wrong = periods.find((period) => typeof period === 'string');
  if (wrong !== undefined) return wrong as string;
  const [first, last] = periods as Period[];
  return last && first!.from > last.to ? sentences.reversedRange : null;
}

/** `2024`, `2024-05`, `2024-05-17` or `17.05.2024`; a sentence for anything else. */
function readPeriod(text: string): Period | string {
  const turkish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const parts = turkish
    ? [turkish[3], turkish[2], turkish[1]]
    : /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/.exec(text)?.slice(1);
  if (!parts) return sentences.notDate;
  const [year, month, day] = parts.map((part) => (part === undefined ? undefined : Number(part)));
  if (year! < 1900 || year! > 2100) return sentences.yearOutOfRange;
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  if (month < 1 || month > 12) return sentences.noSuchMonth;
  const lastDay = new Date(Date.UTC(year!, month, 0)).getUTCDate();
  if (day === undefined) return { from: written(year!, month, 1), to: written(year!, month, lastDay) };
  if (day < 1 || day > lastDay) return sentences.noSuchDay;
  return { from: written(year!, month, day), to: written(year!, month, day) };
}

const written = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
