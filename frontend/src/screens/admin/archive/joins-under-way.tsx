import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/base-api';
import { touched } from '../../../api/cache';
import { useRows } from '../../../api/table-rows';
import { Spinner } from '../../../kit/feedback/spinner';
import { trAdmin } from '../../../locale/tr-admin';

const texts = trAdmin.joins;
/** Those that go on are among the newest. */
const LOOKED_AT = 10;
const PAUSE = 3_000;

/** The joins whose matches are still being changed, looked at until they are over; nothing while there is none. */
export function JoinsUnderWay() {
  const dispatch = useDispatch();
  const [isWatching, setWatching] = useState(false);
  const { data } = useRows(
    'names/joins',
    { page: 1, per_page: LOOKED_AT },
    { pollingInterval: isWatching ? PAUSE : 0, skipPollingIfUnfocused: true },
  );
  const goingOn = data?.rows.filter(({ state }) => state !== 'joined') ?? [];
  const any = goingOn.length > 0;
  if (any !== isWatching) setWatching(any);
  useEffect(() => {
    if (any) return () => void dispatch(baseApi.util.invalidateTags(touched('names/joins')));
  }, [any, dispatch]);
  return (
    <div role="status">
      {goingOn.map(({ id, from_name, into_name, state }) => (
        <p key={id} className="flex items-center gap-2 text-sm">
          <Spinner />
          {texts.underWay(from_name, into_name, texts.states[state]!)}
        </p>
      ))}
    </div>
  );
}
