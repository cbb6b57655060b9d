import { CircleCheck, CircleX, Download, FileText, Hourglass } from 'lucide-react';
import { Answer } from '../../../api/answer';
import { readApiError } from '../../../api/api-error';
import type { ReceiptRow } from '../../../api/generated/wire';
import { useFetchFile } from '../../../api/use-fetch-file';
import { notify } from '../../../kit/feedback/notices';
import { ReservedRoom } from '../../../kit/feedback/reserved-room';
import { Badge } from '../../../kit/feedback/badge';
import { StoppableButton } from '../../../kit/form/stoppable-button';
import { formatInstant } from '../../../lib/format';
import { formatSize } from '../../../lib/format-size';
import { saveFile } from '../../../lib/save-file';
import { trReceipts } from '../../../locale/tr-buying';
import { packageName } from '../packages/package-name';
import { useOwnReceipts } from '../receipts/use-own-receipts';

/** The receipts a member has sent in, with the decisions on them. */
export function ReceiptList() {
  return (
    <Answer
      of={useOwnReceipts()}
      failed={trReceipts.failed}
      skeleton={
        <ReservedRoom>
          <NoReceipts />
        </ReservedRoom>
      }
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <NoReceipts />
        ) : (
          <ul className="divide-y divide-line">
            {rows.map((receipt) => (
              <ReceiptItem key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )
      }
    </Answer>
  );
}

function ReceiptItem({ receipt }: { receipt: ReceiptRow }) {
  const { status, reason, duration_type, granted_duration_type: granted, decided_at } = receipt;
  const { busy, fetch, stop } = useFetchFile();
  const download = async () => {
    const result = await fetch(`/api/receipts/${receipt.id}/file`);
    if (result === null) return;
    const { file, error } = result;
    if (file) return saveFile(file, receipt.file_name);
    notify({ kind: 'error', text: `${trReceipts.fileFailed} ${readApiError(error).message}` });
  };
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-60">
        <p className="truncate font-medium">{receipt.file_name}</p>
        <p className="mt-0.5 text-dense text-muted tabular-nums">
          {packageName(duration_type)} · {formatSize(receipt.size)}
        </p>
        <p className="mt-0.5 text-dense text-muted tabular-nums">
          {trReceipts.sentAt(formatInstant(receipt.created_at))}
        </p>
        {decided_at && (
          <p className="mt-0.5 text-dense text-muted tabular-nums">
            {trReceipts.decidedAt(formatInstant(decided_at))}
          </p>
        )}
        {granted && granted !== duration_type && (
          <p className="mt-1 text-sm">{trReceipts.granted(packageName(granted))}</p>
        )}
        {reason && (
          <p className="mt-1 text-sm break-words whitespace-pre-line">{trReceipts.reason(reason)}</p>
        )}
      </div>
      <div className="flex items-center gap-3">
        <StatusBadge status={status} />
        <StoppableButton
          look="secondary"
          size="small"
          label="PDF"
          name={trReceipts.open(receipt.file_name)}
          icon={<Download aria-hidden className="size-4" />}
          busy={busy}
          onStart={() => void download()}
          onStop={stop}
        />
      </div>
    </li>
  );
}

const BADGES = {
  pending: { Icon: Hourglass, tone: 'wait' },
  approved: { Icon: CircleCheck, tone: 'good' },
  rejected: { Icon: CircleX, tone: 'bad' },
} as const;

function StatusBadge({ status }: Pick<ReceiptRow, 'status'>) {
  const { Icon, tone } = BADGES[status];
  return (
    <Badge tone={tone} size="large">
      <Icon aria-hidden className="size-4" />
      {trReceipts.status[status]}
    </Badge>
  );
}

function NoReceipts() {
  return (
    <div className="flex items-start gap-3 text-sm">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
      <div>
        <p className="font-medium">{trReceipts.empty}</p>
        <p className="mt-0.5 text-muted">{trReceipts.emptyHint}</p>
      </div>
    </div>
  );
}
