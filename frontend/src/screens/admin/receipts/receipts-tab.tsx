import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ReceiptRow } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { Select } from '../../../kit/form/select';
import { formatSize } from '../../../lib/format-size';
import { trAdmin } from '../../../locale/tr-admin';
import { Badge } from '../../../kit/feedback/badge';
import { usePanelView } from '../panel/use-panel-view';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { ReceiptSheet } from './receipt-sheet';

const texts = trAdmin.receipts;
const STATES = [...texts.filters, ['hepsi', trAdmin.table.filterAll]] as const;
const TONES = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;
const durationName = (type: string | null) => trAdmin.durations[type ?? ''] ?? trAdmin.table.none;

const RECEIPTS: TableDefinition<'receipts'> = {
  name: 'receipts',
  title: trAdmin.tabs.receipts,
  columns: [
    { key: 'id', kind: 'number' },
    { key: 'username', kind: 'name', sortable: true },
    { key: 'email' },
    { key: 'reference_code' },
    { key: 'duration_type', render: (row) => durationName(row.duration_type) },
    { key: 'file_name' },
    { key: 'size', render: ({ size }) => formatSize(size) },
    {
      key: 'status',
      sortable: true,
      render: ({ status }) => <Badge tone={TONES[status]}>{texts.status[status]}</Badge>,
    },
    { key: 'reason', kind: 'long' },
    { key: 'granted_duration_type', render: (row) => durationName(row.granted_duration_type) },
    { key: 'decided_at', kind: 'instant' },
    { key: 'created_at', kind: 'instant', sortable: true },
  ],
  canDelete: false,
  rowName: (row) => texts.title(row.id),
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
          <Select
            label={texts.statusFilter}
            options={STATES}
            value={status}
            onChange={(wanted) => change({ status: wanted === 'pending' ? '' : wanted })}
          />
        }
        emptyText={status === 'pending' ? texts.noneWaiting : undefined}
        buttons={(row) => (
          <Button
            look="secondary"
            size="small"
            aria-label={texts.openOf(row.username)}
            onClick={() => setOpen(row)}
          >
            <Eye aria-hidden className="size-4" />
            {texts.open}
          </Button>
        )}
      />
      {open && <ReceiptSheet receipt={open} onClose={() => setOpen(null)} />}
    </>
  );
}
