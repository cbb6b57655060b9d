import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names';
import { trDates } from '../../locale/tr-dates';
import { CalendarButton } from './calendar-button';
import { type DayLimits, FIRST_DAY, LAST_DAY, useDayDraft } from './use-day-draft';

interface Props extends DayLimits {
  /** In a form: what leads the keyboard to it. */
  name?: string;
  label: string;
  /** `2026-05-17`; empty where there is none. */
  value: string;
  /** Called with a whole date, or with nothing once an optional one is cleared. */
  onChange: (date: string) => void;
  /** As tall as the fields of a form; otherwise as what stands above a table. */
  size?: 'small' | 'normal';
}

/** A day, written as people in Turkey write it (`22.11.2026`, `22 Kasım`, `bugün`) or picked from a calendar. */
export function DateField({ name, label, value, onChange, size = 'small', ...limits }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { text, wrong, type, settle, pick } = useDayDraft(value, onChange, limits);
  const small = size === 'small';
  return (
    <div className={small ? undefined : 'flex flex-col gap-1.5'}>
      <label htmlFor={id} className={small ? 'block pb-1 text-dense text-muted' : 'text-sm font-medium'}>
        {label}
      </label>
      <div
        className={classNames(
          'flex items-center rounded-md border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
          wrong === undefined ? 'border-control' : 'border-danger',
          small ? 'h-[2.375rem] md:w-[8.5rem]' : 'h-11',
        )}
      >
        <input
          name={name}
          id={id}
          type="text"
          value={text}
          required={!limits.optional}
          placeholder={trDates.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
            if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
          }}
          className={classNames(
            'h-full min-w-0 grow rounded-md bg-transparent pl-3 tabular-nums outline-none max-md:text-base',
            small ? 'text-dense' : 'text-base',
          )}
        />
        <CalendarButton
          label={label}
          open={open}
          onOpen={setOpen}
          className={small ? 'mr-0.5 size-8' : 'mr-1 size-9'}
          value={value === '' ? null : { from: value, to: value }}
          min={limits.min ?? FIRST_DAY}
          max={limits.max ?? LAST_DAY}
          onPick={({ from }) => {
            pick(from);
            setOpen(false);
          }}
        />
      </div>
      {wrong !== undefined && (
        <p id={`${id}-wrong`} role="alert" className="max-w-60 pt-1 text-dense text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}
