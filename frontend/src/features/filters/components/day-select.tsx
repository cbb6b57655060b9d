import { ChevronDown } from 'lucide-react';
import { useListMatchDatesQuery } from '../../../api/generated/screens';
import { formatDate } from '../../../lib/format';
import { trFilters } from '../../../locale/tr-filters';

interface Props {
  /** `2026-05-17`, or null before one is chosen. */
  value: string | null;
  onChange: (date: string | null) => void;
}

/** Today, tomorrow or the day after, as the server counts the days. */
export function DaySelect({ value, onChange }: Props) {
  const { data } = useListMatchDatesQuery();
  return (
    <div className="relative max-md:w-full">
      <select
        aria-label={trFilters.date}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        className="h-9 w-full appearance-none rounded-md border border-control bg-surface pr-8 pl-3 text-dense max-md:h-11 max-md:text-base md:w-40"
      >
        <option value="">{trFilters.anyDate}</option>
        {data?.map((date, index) => (
          <option key={date} value={date}>
            {trFilters.days[index] ?? formatDate(date)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
