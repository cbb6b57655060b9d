import { type FormEvent, useState } from 'react';
import type { DurationType } from '../../../api/generated/wire';
import { ProgressBar } from '../../../kit/feedback/progress-bar';
import { Button } from '../../../kit/form/button';
import { FileField } from '../../../kit/form/file-field';
import { Notice } from '../../../kit/feedback/notice';
import { trReceipts } from '../../../locale/tr-buying';
import { packageName } from '../packages/package-name';
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
      {sent && <Notice kind="success">{trReceipts.sent}</Notice>}
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

/** The server's limit (POST /api/receipts). */
export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024;

/** Bytes within which a PDF begins. */
const HEAD = 1_024;
/** How pictures begin: JPEG, PNG, GIF, WebP, and those of phones. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s;

/**
 * What is wrong with a chosen receipt, in the server's words, or null. Saves sending what would be refused; the
 * server looks closer.
 */
export async function receiptProblem(file: File): Promise<string | null> {
  if (file.size > MAX_RECEIPT_BYTES) return trReceipts.tooLarge;
  const start = await startOf(file);
  if (PICTURE.test(start)) return trReceipts.picture;
  const before = start.split('%PDF-', 1)[0]!;
  return before === start || /<[a-z!?/]/i.test(before) ? trReceipts.notPdf : null;
}

/** The first bytes, each a letter; empty when the file can't be read (any more). */
async function startOf(file: File): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    return '';
  }
}
