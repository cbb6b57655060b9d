import { useListMatchDatesQuery } from '../../../api/generated/screens';
import { Select } from '../../../kit/form/select';
import { formatDate } from '../../../lib/format';
import { trFilters } from '../../../locale/tr-filters';

interface Props {
  /** `2026-05-17`, or null before one is chosen. */
  value: string | null;
  onChange: (date: string | null) => void;
}

/** Today, tomorrow or the day after, as the server counts the days. */
export function DaySelect({ value, onChange }: Props) {
  const days = useListMatchDatesQuery().data ?? [];
  return (
    <Select
      label={trFilters.date}
      labelled="hidden"
      options={[
        ['', trFilters.anyDate],
        ...days.map((date, place) => [date, trFilters.days[place] ?? formatDate(date)] as const),
      ]}
      value={value ?? ''}
      onChange={(date) => onChange(date === '' ? null : date)}
      className="h-9 text-dense max-md:h-11 max-md:text-base md:w-40"
    />
  );
}
