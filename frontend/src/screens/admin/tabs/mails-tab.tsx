import { RotateCw } from 'lucide-react';
import { announce } from '../../../api/announce';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { Select } from '../../../kit/form/select';
import { formatInstant } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { useReadTelegramStateQuery, useRetryMailMutation } from '../../../api/generated/panel';
import { MailFailure } from '../mails/mail-failure';
import { UndeliverablePart } from '../mails/undeliverable-part';
import { NewsletterPart } from '../newsletter/newsletter-part';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { Badge } from '../../../kit/feedback/badge';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';

const texts = trAdmin.mails;
const TONES = { queued: 'wait', sent: 'good', failed: 'bad', dropped: 'quiet' } as const;

const MAILS: TableDefinition<'mails'> = {
  name: 'mails',
  title: texts.queue,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'template', render: ({ template }) => texts.templates[template] },
    { key: 'recipient', kind: 'name' },
    {
      key: 'status',
      sortable: true,
      render: ({ status }) => <Badge tone={TONES[status]}>{texts.status[status]}</Badge>,
    },
    { key: 'attempts', kind: 'number' },
    { key: 'last_error' },
    { key: 'next_attempt_at', kind: 'instant', sortable: true },
    { key: 'sent_at', kind: 'instant' },
    { key: 'created_at', kind: 'instant', sortable: true },
  ],
  canDelete: false,
  rowName: (row) => row.recipient,
};

/** Outgoing mail, and the newsletter. */
export default function MailsTab() {
  const { view } = usePanelView();
  return (
    <>
      <MailFailure />
      <TelegramProblem />
      <PartSwitch
        label={texts.parts}
        current={view.part}
        parts={[
          ['', texts.queue],
          ['bulten', texts.newsletter],
          ['ulasilamayan', texts.undeliverable],
        ]}
      />
      {view.part === 'bulten' ? (
        <NewsletterPart />
      ) : view.part === 'ulasilamayan' ? (
        <UndeliverablePart />
      ) : (
        <Queue />
      )}
    </>
  );
}

/** What keeps the site's Telegram bot from working; nothing while it works, or where there is none. */
function TelegramProblem() {
  const { data } = useReadTelegramStateQuery(undefined, {
    pollingInterval: 60_000,
    skipPollingIfUnfocused: true,
  });
  if (!data?.reason || !data.failing_since) return null;
  return (
    <div className="mb-4 max-w-3xl">
      <Notice kind="error">{texts.telegramProblem(formatInstant(data.failing_since), data.reason)}</Notice>
    </div>
  );
}

function Queue() {
  const { view, change } = usePanelView();
  const [retry] = useRetryMailMutation();
  return (
    <TableTab
      definition={MAILS}
      emptyText={trAdmin.table.noRows}
      filter={{ status: view.status || undefined }}
      filterBar={
        <Select
          label={texts.statusFilter}
          options={[['', trAdmin.table.filterAll], ...Object.entries(texts.status)]}
          value={view.status}
          onChange={(status) => change({ status })}
        />
      }
      buttons={(row) =>
        row.status !== 'sent' && (
          <Button
            look="secondary"
            size="small"
            aria-label={texts.retryOf(row.recipient)}
            onClick={() => void announce(retry(row.id), texts.retried)}
          >
            <RotateCw aria-hidden className="size-4" />
            {texts.retry}
          </Button>
        )
      }
    />
  );
}
