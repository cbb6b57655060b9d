import { type FormEvent, useState } from 'react';
import type { DurationType } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { FileField } from '../../../kit/form/file-field';
import { FormAlert } from '../../../kit/form/form-alert';
import { ProgressBar } from '../../../kit/feedback/progress-bar';
import { trReceipts } from '../../../locale/tr-buying';
import { packageName } from '../packages/package-name';
import { receiptProblem } from '../receipts/receipt-file';
import { useReceiptUpload } from '../receipts/use-receipt-upload';

/** Sends the receipt of a bank transfer in. A file that was refused, or didn't get through, stays chosen. */
export function ReceiptForm({ type }: { type: DurationType }) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const { progress, send, stop } = useReceiptUpload();
  const busy = progress !== null;

  const choose = async (files: readonly File[]) => {
    setSent(false);
    if (files.length > 1) return setProblem(trReceipts.oneFile);
    const [chosen = null] = files;
    setFile(chosen);
    setProblem(chosen && (await receiptProblem(chosen)));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!file) return setProblem(trReceipts.fileRequired);
    const wrong = await receiptProblem(file);
    setProblem(wrong);
    if (wrong) return;
    const refusal = await send(file, type);
    setProblem(refusal);
    if (refusal !== null) return;
    setFile(null);
    setSent(true);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {sent && <FormAlert kind="success">{trReceipts.sent}</FormAlert>}
      <FileField
        label={trReceipts.file}
        accept="application/pdf,.pdf"
        file={file}
        onChoose={choose}
        disabled={busy}
        error={problem ?? undefined}
      />
      {progress !== null && <ProgressBar label={trReceipts.uploading} share={progress} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy}>
          {trReceipts.send}
        </Button>
        {busy && (
          <Button look="quiet" onClick={stop}>
            {trReceipts.cancel}
          </Button>
        )}
        <span className="text-dense text-muted">{trReceipts.forPackage(packageName(type))}</span>
      </div>
    </form>
  );
}
