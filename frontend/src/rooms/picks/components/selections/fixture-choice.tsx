import { useMemo, useState } from 'react';
import { readApiError } from '../../../../api/api-error';
import { useListMatchDatesQuery, useListPickFixturesQuery } from '../../../../api/generated/screens';
import { Combobox } from '../../../../kit/form/combobox';
import { DateField } from '../../../../kit/form/date-field';
import { SelectField } from '../../../../kit/form/select-field';
import { formatDate } from '../../../../lib/format';
import { trCombobox } from '../../../../locale/tr-controls';
import { trFilters } from '../../../../locale/tr-filters';
import { trPicks } from '../../../../locale/tr-picks';

interface Props {
  /** The chosen fixture. */
  value: number | null;
  onChange: (matchId: number | null) => void;
}

/** Stands for a day that is not in the list. */
const OTHER = '';

/** A fixture that has not kicked off: its day, then its name. */
export function FixtureChoice({ value, onChange }: Props) {
  const { data: dates, isError } = useListMatchDatesQuery();
  const [listed, setListed] = useState<string | null>(null);
  const [written, setWritten] = useState('');
  const chosenDay = isError ? OTHER : (listed ?? dates?.[0]);
  const day = chosenDay === OTHER ? written : (chosenDay ?? '');
  const fixtures = useListPickFixturesQuery(day, { skip: day === '', refetchOnMountOrArgChange: true });
  const options = useMemo(
    () =>
      fixtures.currentData?.map(({ match_id, match_time, home_team, away_team, competition_name }) => ({
        value: match_id,
        label: [match_time, `${home_team} - ${away_team}`, competition_name].filter(Boolean).join(' | '),
      })) ?? [],
    [fixtures.currentData],
  );
  const turnTo = (show: () => void) => {
    show();
    onChange(null);
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={trPicks.day}
          value={chosenDay ?? OTHER}
          onChange={(event) => turnTo(() => setListed(event.target.value))}
          options={[
            ...(dates ?? []).map((date, at) => [date, trFilters.days[at] ?? formatDate(date)] as const),
            [OTHER, dates || isError ? trPicks.otherDay : trCombobox.loading],
          ]}
        />
        {chosenDay === OTHER && (
          <DateField
            label={trPicks.date}
            size="normal"
            value={written}
            min={dates?.[0]}
            onChange={(date) => turnTo(() => setWritten(date))}
          />
        )}
      </div>
      <Combobox
        label={trPicks.match}
        placeholder={trPicks.findMatch}
        options={options}
        value={value}
        onChange={onChange}
        loading={fixtures.isFetching && !fixtures.currentData}
        empty={
          fixtures.error
            ? `${trPicks.matchesFailed} ${readApiError(fixtures.error).message}`
            : day === ''
              ? trFilters.dateFirst
              : trPicks.noMatches
        }
      />
    </>
  );
}
