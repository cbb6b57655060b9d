import { DateField } from '../../../kit/form/date-field';
import { TextField } from '../../../kit/form/text-field';
import { trDates } from '../../../locale/tr-dates';

interface Props {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** `2026-05-17T21:45`; either side may be missing. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time of it. What can't be a time is the server's to say. */
export function InstantField({ name, label, hint, error, value, onChange }: Props) {
  const [day = '', time = ''] = value.split('T');
  const change = (parts: { day?: string; time?: string }) => {
    const next = { day, time, ...parts };
    onChange(next.day === '' && next.time === '' ? '' : `${next.day}T${next.time}`);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <DateField
        name={name}
        size="normal"
        label={label}
        value={day}
        onChange={(next) => change({ day: next })}
        optional
      />
      <TextField
        label={trDates.time}
        value={time}
        onChange={(event) => change({ time: event.target.value })}
        placeholder="21:45"
        maxLength={5}
        autoComplete="off"
        error={error}
        hint={hint}
      />
    </div>
  );
}
