import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { tr as turkish } from 'react-day-picker/locale/tr';
import 'react-day-picker/style.css';
import type { Days } from '../../lib/written-days';
import './calendar.css';

interface Props {
  /** The days that are marked. */
  value: Days | null;
  onPick: (days: Days) => void;
  /** A second press makes a range of the first. */
  range?: boolean;
  /** First and last day that can be picked, as `2026-05-17`. */
  min: string;
  max: string;
}

/** A month of days to pick from, in Turkish; loaded when it is opened first. */
export default function Calendar({ value, onPick, range = false, min, max }: Props) {
  const [first, setFirst] = useState<string | null>(null);
  const pick = (date: Date) => {
    const day = isoOf(date);
    const [from, to] = [first ?? day, day].sort() as [string, string];
    setFirst(range && first === null ? day : null);
    onPick({ from, to });
  };
  const [start, end] = [dateOf(min), dateOf(max)];
  const common = {
    locale: turkish,
    autoFocus: true,
    showOutsideDays: true,
    captionLayout: 'dropdown' as const,
    startMonth: start,
    endMonth: end,
    disabled: { before: start, after: end },
    defaultMonth: value ? dateOf(value.to) : undefined,
  };
  const marked = value && { from: dateOf(value.from), to: dateOf(value.to) };
  return range ? (
    <DayPicker {...common} mode="range" selected={marked ?? undefined} onSelect={(_, day) => pick(day)} />
  ) : (
    <DayPicker {...common} mode="single" selected={marked?.from} onSelect={(_, day) => pick(day)} />
  );
}

/** The day's midnight where the browser is, which is how the calendar counts. */
function dateOf(day: string): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year!, month! - 1, date);
}

const isoOf = (date: Date): string =>
  [
    String(date.getFullYear()),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');
