import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSetFilterAlertMutation } from '../../api/generated/screens';
import type { SavedFilterRow } from '../../api/generated/wire';
import { notify } from '../../kit/feedback/notices';
import { Switch } from '../../kit/form/switch';
import { trMyFilters } from '../../locale/tr-my-filters';
import { filterFailure } from '../../rooms/filters/picker/filter-failure';

const texts = trMyFilters.alert;

interface Props {
  filter: SavedFilterRow;
  /** Whether an alert has a way to reach the member; undefined while that isn't known. */
  reachable: boolean | undefined;
}

/** Whether the member hears of matches that fit. The switch says what holds on the server, nothing else. */
export function AlertSwitch({ filter, reachable }: Props) {
  const [save, { isLoading }] = useSetFilterAlertMutation();
  const hint = useId();
  const { enabled } = filter.alert;
  const change = async (wanted: boolean) => {
    if (isLoading) return;
    const { error } = await save({ id: filter.id, body: { enabled: wanted } });
    if (error) notify({ kind: 'error', text: filterFailure(error, texts.failed), name: 'filter-alert' });
  };
  return (
    <div>
      <Switch
        label={texts.label}
        checked={enabled}
        onChange={(wanted) => void change(wanted)}
        describedBy={hint}
      />
      <p id={hint} className="mt-1 text-dense text-muted">
        {texts.text}
      </p>
      {enabled && reachable === false && (
        <p className="mt-1 text-dense text-wait">
          {texts.noChannel}{' '}
          <Link to="/profile" className="font-medium underline underline-offset-2">
            {texts.toChannels}
          </Link>
        </p>
      )}
    </div>
  );
}
