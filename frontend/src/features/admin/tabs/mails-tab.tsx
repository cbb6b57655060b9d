import { RotateCw } from 'lucide-react';
import { readApiError } from '../../../api/api-error';
import type { MailRow } from '../../../api/generated/wire';
import { notify } from '../../../components/feedback/notices';
import { Button } from '../../../components/form/button';
import { trAdmin } from '../../../locale/tr-admin';
import { useRetryMailMutation } from '../admin.api';
import { NewsletterPart } from '../newsletter/newsletter-part';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { StateBadge } from '../table/state-badge';
import { StateFilter } from '../table/state-filter';
import { TableTab } from '../table/table-tab';
import type { Row, TableDefinition } from '../table/table-types';

const said = trAdmin.mails;
const TONES = { queued: 'wait', sent: 'good', failed: 'bad', dropped: 'quiet' } as const;

const MAILS: TableDefinition = {
  name: 'mails',
  title: said.queue,
  columns: {
    template: { render: (value) => said.templates[String(value)] ?? String(value) },
    recipient: { kind: 'name' },
    status: {
      render: (value) => (
        <StateBadge tone={TONES[value as MailRow['status']]}>{said.status[String(value)]}</StateBadge>
      ),
    },
  },
  sortable: ['created_at', 'status', 'next_attempt_at'],
  canDelete: false,
  rowName: (row) => String(row.recipient),
};

/** Outgoing mail, and the newsletter. */
export default function MailsTab() {
  const { view } = usePanelView();
  return (
    <>
      <PartSwitch
        label={said.parts}
        current={view.part}
        parts={[
          ['', said.queue],
          ['bulten', said.newsletter],
        ]}
      />
      {view.part === 'bulten' ? <NewsletterPart /> : <Queue />}
    </>
  );
}

function Queue() {
  const { view, change } = usePanelView();
  const [retry] = useRetryMailMutation();
  const again = async (row: Row) => {
    const { error } = await retry(row.id);
    if (error) notify({ kind: 'error', text: readApiError(error).message });
    else notify({ kind: 'success', text: said.retried });
  };
  return (
    <TableTab
      definition={MAILS}
      filter={{ status: view.status || undefined }}
      filterBar={
        <StateFilter
          label={said.statusFilter}
          options={[['', trAdmin.table.filterAll], ...Object.entries(said.status)]}
          value={view.status}
          onChange={(status) => change({ status })}
        />
      }
      buttons={(row) =>
        row.status !== 'sent' && (
          <Button
            look="secondary"
            size="small"
            aria-label={said.retryOf(String(row.recipient))}
            onClick={() => void again(row)}
          >
            <RotateCw aria-hidden className="size-4" />
            {said.retry}
          </Button>
        )
      }
    />
  );
}
