import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ReceiptRow } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { formatSize } from '../../../lib/format-size';
import { trAdmin } from '../../../locale/tr-admin';
import { StateBadge } from '../table/state-badge';
import { StateFilter } from '../table/state-filter';
import { usePanelView } from '../panel/use-panel-view';
import { TableTab } from '../table/table-tab';
import type { Row, TableDefinition } from '../table/table-types';
import { ReceiptSheet } from './receipt-sheet';

const said = trAdmin.receipts;
const STATES = [...said.filters, ['hepsi', trAdmin.table.filterAll]] as const;
const TONES = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;
const duration = { render: (value: unknown) => trAdmin.durations[String(value)] ?? trAdmin.table.none };

const RECEIPTS: TableDefinition = {
  name: 'receipts',
  title: trAdmin.tabs.receipts,
  columns: {
    username: { kind: 'name' },
    user_id: { hidden: true },
    duration_type: duration,
    granted_duration_type: duration,
    size: { render: (value) => formatSize(Number(value)) },
    status: {
      render: (value) => (
        <StateBadge tone={TONES[value as ReceiptRow['status']]}>{said.status[String(value)]}</StateBadge>
      ),
    },
    reason: { kind: 'long' },
  },
  sortable: ['status', 'username', 'created_at'],
  canDelete: false,
  rowName: (row) => said.title(row.id),
};

/** The queue of bank transfers. */
export default function ReceiptsTab() {
  const { view, change } = usePanelView();
  const [open, setOpen] = useState<ReceiptRow | null>(null);
  const status = view.status || 'pending';
  return (
    <>
      <TableTab
        definition={RECEIPTS}
        filter={{ status: status === 'hepsi' ? undefined : status }}
        filterBar={
          <StateFilter
            label={said.statusFilter}
            options={STATES}
            value={status}
            onChange={(wanted) => change({ status: wanted === 'pending' ? '' : wanted })}
          />
        }
        emptyText={status === 'pending' ? said.noneWaiting : undefined}
        buttons={(row: Row) => (
          <Button
            look="secondary"
            size="small"
            aria-label={said.openOf(String(row.username))}
            onClick={() => setOpen(row as unknown as ReceiptRow)}
          >
            <Eye aria-hidden className="size-4" />
            {said.open}
          </Button>
        )}
      />
      {open && <ReceiptSheet receipt={open} onClose={() => setOpen(null)} />}
    </>
  );
}
