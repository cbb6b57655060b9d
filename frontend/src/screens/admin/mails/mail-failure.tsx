import { Notice } from '../../../kit/feedback/notice';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { useReadMailStateQuery } from '../../../api/generated/panel';
import { failingFor } from './failing-for';

const texts = trAdmin.mails;
/** Milliseconds between two looks. */
const WATCH = 30_000;

/** Says since when no mail can be sent, and why; nothing while all is well. */
export function MailFailure() {
  const { data, fulfilledTimeStamp } = useReadMailStateQuery(undefined, {
    pollingInterval: WATCH,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (!data?.failing_since) return null;
  return (
    <div className="pb-4">
      <Notice kind="error">
        <span className="block font-medium">
          {texts.failing(failingFor(data.failing_since, fulfilledTimeStamp ?? 0), data.reason ?? '')}
        </span>
        {data.next_attempt_at && (
          <span className="block">{texts.nextAttempt(formatInstant(data.next_attempt_at))}</span>
        )}
        {data.detail && (
          <details>
            <summary className="cursor-pointer">{texts.detail}</summary>
            <code lang="en" className="block pt-1 break-words">
              {data.detail}
            </code>
          </details>
        )}
      </Notice>
    </div>
  );
}
