import { useState } from 'react';
import { announce } from '../../../api/announce';
import type { FeedsAnswer } from '../../../api/generated/wire';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { Button } from '../../../kit/form/button';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { useReadFeedsQuery, useRestartVersionsMutation } from '../../../api/generated/panel';
import { Notice } from '../../../kit/feedback/notice';

const texts = trAdmin.feeds.stale;

interface Stale {
  /** Stands for the source in the API. */
  key: string;
  source: string;
  since: string;
}

const staleOf = ({ feeds, inbox_stale_since: inbox }: FeedsAnswer): Stale[] => [
  ...(inbox ? [{ key: 'inbox', source: texts.inbox, since: inbox }] : []),
  ...feeds.flatMap(({ key, source, stale_since: since }) => (since ? [{ key, source, since }] : [])),
];

/** Sources that give nothing but old copies of their bulletins, and the way to say that they count anew. */
export function StaleSources() {
  const { data } = useReadFeedsQuery();
  const [asked, setAsked] = useState<Stale | null>(null);
  const stale = data ? staleOf(data) : [];
  return (
    <>
      {stale.length > 0 && (
        <div className="pb-6">
          <Notice kind="wait" title={texts.title}>
            <ul className="flex flex-col gap-2">
              {stale.map((each) => (
                <li key={each.key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <span className="min-w-0 break-words">
                    {texts.since(each.source, formatInstant(each.since))}
                  </span>
                  <Button
                    look="secondary"
                    size="small"
                    aria-label={texts.restartOf(each.source)}
                    onClick={() => setAsked(each)}
                  >
                    {texts.restart}
                  </Button>
                </li>
              ))}
            </ul>
            <p>{texts.why}</p>
          </Notice>
        </div>
      )}
      {asked && <RestartDialog stale={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function RestartDialog({ stale: { key, source }, onClose }: { stale: Stale; onClose: () => void }) {
  const [restart] = useRestartVersionsMutation();
  const confirm = async () => {
    await announce(restart(key));
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.question}
      text={texts.explanation(source)}
      confirmLabel={texts.restart}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
