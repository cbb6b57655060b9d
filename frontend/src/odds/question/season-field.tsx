import { useMemo, useState } from 'react';
import { useRows } from '../../api/table-rows';
import { Button } from '../../kit/form/button';
import { trQuestion as texts } from '../../locale/tr-question';
import { seasonsBetween } from './seasons';
import { ValuesField } from './values-field';

/** Seasons offered at once; all others are a press away. */
const FEW_SEASONS = 6;

interface Props {
  text: string;
  onChange: (text: string) => void;
}

/** The seasons of which the archive has matches. */
export function SeasonField({ text, onChange }: Props) {
  const { data } = useRows('competitions', {});
  const [all, setAll] = useState(false);
  const seasons = useMemo(() => {
    const dates = (data?.rows ?? []).flatMap(({ first_date, last_date }) =>
      first_date !== null && last_date !== null ? [first_date, last_date] : [],
    );
    dates.sort();
    return dates.length === 0 ? [] : seasonsBetween(dates[0]!, dates.at(-1)!);
  }, [data]);
  const shown = all ? seasons : seasons.slice(0, FEW_SEASONS);
  return (
    <ValuesField
      label={texts.seasons}
      options={shown.map((season) => [season, season])}
      text={text}
      onChange={onChange}
    >
      {shown.length < seasons.length && (
        <Button look="quiet" size="small" className="h-8" onClick={() => setAll(true)}>
          {texts.olderSeasons}
        </Button>
      )}
    </ValuesField>
  );
}
