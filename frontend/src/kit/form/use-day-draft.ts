import { useState } from 'react';
import { formatDate } from '../../lib/format';
import { isWholeDay, readDay } from '../../lib/written-days';
import { trDates } from '../../locale/tr-dates';

export interface DayLimits {
  optional?: boolean;
  /** First and last day that counts, as `2026-05-17`. */
  min?: string;
  max?: string;
}

/** The days that a calendar of the site reaches. */
export const FIRST_DAY = '1990-01-01';
export const LAST_DAY = '2100-12-31';

/**
 * The text of a box for a day. A day with its year counts while it is typed; what may still grow (`22.11`, `bugün`)
 * once the box is left. What can't be read stays, with a sentence.
 */
export function useDayDraft(
  value: string,
  onChange: (day: string) => void,
  { optional = false, min = FIRST_DAY, max = LAST_DAY }: DayLimits,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const problemOf = (text: string, day: string | null): string | undefined => {
    if (text.trim() === '') return optional ? undefined : trDates.required;
    if (day === null) return trDates.unreadable;
    return day < min || day > max ? trDates.outside(formatDate(min), formatDate(max)) : undefined;
  };
  return {
    text: draft ?? (value === '' ? '' : formatDate(value)),
    wrong,
    type: (text: string) => {
      setDraft(text);
      setWrong(undefined);
      const day = readDay(text, new Date());
      if ((isWholeDay(text) || text.trim() === '') && problemOf(text, day) === undefined) onChange(day ?? '');
    },
    /** The box was left, or Enter pressed. */
    settle: () => {
      if (draft === null) return;
      const day = readDay(draft, new Date());
      const problem = problemOf(draft, day);
      setWrong(problem);
      if (problem !== undefined) return;
      setDraft(null);
      if ((day ?? '') !== value) onChange(day ?? '');
    },
    pick: (day: string) => {
      setDraft(null);
      setWrong(undefined);
      onChange(day);
    },
  };
}
