import { useState } from 'react';
import { announce } from '../../../api/announce';
import { readApiError } from '../../../api/api-error';
import { useStopNewsletterMutation } from '../../../api/generated/panel';
import type { NewsletterDto, NewsletterRow, NewsletterStatus } from '../../../api/generated/wire';
import { useRows } from '../../../api/table-rows';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { Button } from '../../../kit/form/button';
import { Pagination } from '../../../kit/navigation/pagination';
import { formatCount, formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { usePanelView } from '../panel/use-panel-view';
import { Badge } from '../../../kit/feedback/badge';

const texts = trAdmin.newsletter;
const PER_PAGE = 10;
/** Milliseconds between two looks while one is on its way. */
const WATCH = 3_000;
const TONES = { queueing: 'wait', sending: 'wait', sent: 'good', stopped: 'quiet' } as const;
const underWay = (status: NewsletterStatus) => status === 'queueing' || status === 'sending';

/** The newsletters so far, and how far they have come. */
export function NewsletterHistory({ onReuse }: { onReuse: (words: NewsletterDto) => void }) {
  const { view, hrefOf } = usePanelView();
  const [watching, setWatching] = useState(false);
  const query = useRows(
    'newsletters',
    { page: view.page, per_page: PER_PAGE },
    { pollingInterval: watching ? WATCH : 0, skipPollingIfUnfocused: true },
  );
  const rows = query.data?.rows ?? [];
  const anyUnderWay = rows.some(({ status }) => underWay(status));
  if (anyUnderWay !== watching) setWatching(anyUnderWay);
  const [stopping, setStopping] = useState<NewsletterRow | null>(null);

  return (
    <section aria-labelledby="newsletters" className="flex flex-col gap-3">
      <h3 id="newsletters" className="font-semibold">
        {texts.history}
      </h3>
      {query.isError && (
        <ErrorPanel message={readApiError(query.error).message} onRetry={() => void query.refetch()} />
      )}
      {query.data?.total === 0 && <p className="text-sm text-muted">{texts.noHistory}</p>}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-card border border-line bg-surface p-4 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 font-medium break-words">{row.subject}</span>
              <Badge tone={TONES[row.status]}>{texts.status[row.status]}</Badge>
            </div>
            <p className="pt-1 text-dense text-muted tabular-nums">
              {formatInstant(row.created_at)} · {texts.by(row.username)}
              <br />
              {texts.counts(
                formatCount(row.sent),
                formatCount(row.waiting),
                formatCount(row.failed),
                formatCount(row.dropped),
              )}
              {row.ends_at && (
                <>
                  <br />
                  {texts.ends(formatInstant(row.ends_at), formatCount(row.hourly_rate ?? 0))}
                </>
              )}
            </p>
            <div className="flex gap-2 pt-2">
              <Button
                look="secondary"
                size="small"
                onClick={() => onReuse({ subject: row.subject, text: row.text })}
              >
                {texts.reuse}
              </Button>
              {underWay(row.status) && (
                <Button look="secondary" size="small" onClick={() => setStopping(row)}>
                  {texts.stop}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        label={texts.history}
        page={view.page}
        pages={Math.ceil((query.data?.total ?? 0) / PER_PAGE)}
        hrefOf={(page) => hrefOf({ page })}
      />
      {stopping && <StopDialog newsletter={stopping} onClose={() => setStopping(null)} />}
    </section>
  );
}

function StopDialog({ newsletter, onClose }: { newsletter: NewsletterRow; onClose: () => void }) {
  const [stop] = useStopNewsletterMutation();
  const confirm = async () => {
    await announce(stop(newsletter.id), texts.stopped);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.stopTitle}
      text={`${newsletter.subject}\n${texts.stopText}`}
      confirmLabel={texts.stop}
      danger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
