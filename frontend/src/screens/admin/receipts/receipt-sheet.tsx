import { Check, Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../api/api-error';
import { fetchFile } from '../../../api/fetch-file';
import { useApproveReceiptMutation, useRejectReceiptMutation } from '../../../api/generated/panel';
import { useReadSettingsQuery } from '../../../api/generated/shell';
import type { DurationType, ReceiptRow } from '../../../api/generated/wire';
import { PromptDialog } from '../../../kit/dialog/prompt-dialog';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { notify } from '../../../kit/feedback/notices';
import { Spinner } from '../../../kit/feedback/spinner';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { SelectField } from '../../../kit/form/select-field';
import { Sheet } from '../../../kit/layout/sheet';
import { formatCount, formatInstant } from '../../../lib/format';
import { formatSize } from '../../../lib/format-size';
import { saveFile } from '../../../lib/save-file';
import { trAdmin } from '../../../locale/tr-admin';
import { PdfPreview } from './pdf-preview';

const texts = trAdmin.receipts;
const DURATIONS = Object.entries(trAdmin.durations) as [DurationType, string][];

/** A receipt with its PDF, and the decision on it. */
export function ReceiptSheet({ receipt, onClose }: { receipt: ReceiptRow; onClose: () => void }) {
  const { file, failure, retry } = useReceiptFile(receipt.id);
  const { data: settings } = useReadSettingsQuery();
  const price = settings?.products.find((one) => one.duration_type === receipt.duration_type)?.price_tl;
  return (
    <Sheet
      title={texts.title(receipt.id)}
      from="side"
      onClose={onClose}
      footer={receipt.status === 'pending' && <Decision receipt={receipt} onDone={onClose} />}
    >
      <div className="flex flex-col gap-4">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <Fact name={texts.member} value={`${receipt.username} · ${receipt.email}`} />
          <Fact name={trAdmin.columns.reference_code} value={receipt.reference_code} />
          <Fact
            name={texts.claimed}
            value={[
              trAdmin.durations[receipt.duration_type],
              price !== undefined && texts.price(`${formatCount(price)} TL`),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
          <Fact name={texts.sentAt} value={formatInstant(receipt.created_at)} />
          <Fact name={texts.file} value={`${receipt.file_name} · ${formatSize(receipt.size)}`} />
          {receipt.decided_at && (
            <Fact
              name={texts.decided}
              value={[
                texts.status[receipt.status],
                receipt.granted_duration_type && trAdmin.durations[receipt.granted_duration_type],
                receipt.reason,
                formatInstant(receipt.decided_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          )}
        </dl>
        <section aria-label={texts.preview}>
          {file ? (
            <PdfPreview file={file} />
          ) : failure ? (
            <ErrorPanel message={failure} onRetry={retry} />
          ) : (
            <div
              role="status"
              aria-label={trAdmin.table.loading}
              className="grid min-h-60 place-items-center rounded-md bg-raised"
            >
              <Spinner className="size-6 text-accent" />
            </div>
          )}
        </section>
        {file && (
          <Button
            look="secondary"
            size="small"
            className="self-start"
            onClick={() => saveFile(file, `dekont-${receipt.id}.pdf`)}
          >
            <Download aria-hidden className="size-4" />
            {texts.download}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </>
  );
}

function Decision({ receipt, onDone }: { receipt: ReceiptRow; onDone: () => void }) {
  const [approve, { isLoading }] = useApproveReceiptMutation();
  const [reject] = useRejectReceiptMutation();
  const [duration, setDuration] = useState<DurationType>(receipt.duration_type);
  const [failure, setFailure] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState(false);

  const grant = async () => {
    setFailure(null);
    const { error } = await approve({ id: receipt.id, body: { duration_type: duration } });
    if (error) return setFailure(readApiError(error).message);
    notify({ kind: 'success', text: texts.approved(receipt.username) });
    onDone();
  };
  const refuse = async (reason: string) => {
    const { error } = await reject({ id: receipt.id, body: { reason } });
    if (error) {
      const { fields, message } = readApiError(error);
      return fields.reason ?? message;
    }
    notify({ kind: 'success', text: texts.rejected });
    onDone();
    return null;
  };

  return (
    <div className="flex flex-col gap-3">
      {failure && <Notice kind="error">{failure}</Notice>}
      <SelectField
        label={texts.duration}
        value={duration}
        options={DURATIONS}
        onChange={(event) => setDuration(event.target.value as DurationType)}
      />
      <div className="flex flex-wrap gap-2">
        <Button className="grow" busy={isLoading} onClick={() => void grant()}>
          <Check aria-hidden className="size-4" />
          {texts.approve}
        </Button>
        <Button look="secondary" onClick={() => setRejecting(true)}>
          <X aria-hidden className="size-4" />
          {texts.reject}
        </Button>
      </div>
      {rejecting && (
        <PromptDialog
          title={texts.rejectTitle}
          text={texts.rejectText}
          label={texts.reason}
          maxLength={500}
          multiline
          required={texts.reasonRequired}
          submitLabel={texts.reject}
          danger
          onSubmit={refuse}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  );
}

/** The PDF of a receipt, fetched with the admin's token; a failure in words, and how to try again. */
function useReceiptFile(id: number) {
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(0);
  const [file, setFile] = useState<Blob | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void fetchFile(`/api/receipts/${id}/file`, dispatch, left.signal).then((result) => {
      if (result === null || left.signal.aborted) return;
      if (result.file) setFile(result.file);
      else setFailure(readApiError(result.error).message);
    });
    return () => left.abort();
  }, [id, attempt, dispatch]);
  const retry = () => {
    setFailure(null);
    setAttempt(attempt + 1);
  };
  return { file, failure, retry };
}
