import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { type FileFetch, useFetchFile } from '../../../api/use-fetch-file';
import { trEditors } from '../../../locale/tr-editors';
import { checkRecord, type RecordCheck } from './check-record';

/** Address of the record as a file. */
export const RECORD_FILE = '/api/pick-record.csv';

export interface RecordChecking {
  busy: boolean;
  check: RecordCheck | null;
  /** Why there is no check, in words. */
  failure: string | null;
  run: () => Promise<void>;
  stop: () => void;
}

/** Downloads the whole record and computes its hashes in the browser, whenever it is asked to. */
export function useRecordCheck(): RecordChecking {
  const { fetch, stop } = useFetchFile();
  const [busy, setBusy] = useState(false);
  const [check, setCheck] = useState<RecordCheck | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    const outcome = await outcomeOf(fetch);
    setBusy(false);
    if (outcome === null) return;
    setCheck(typeof outcome === 'string' ? null : outcome);
    setFailure(typeof outcome === 'string' ? outcome : null);
  };
  return { busy, check, failure, run, stop };
}

/** The check, or why there is none; null when it was stopped. */
async function outcomeOf(fetch: FileFetch['fetch']): Promise<RecordCheck | string | null> {
  // browsers offer it to secure pages only
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return trEditors.check.insecure;
  const result = await fetch(RECORD_FILE);
  if (result === null) return null;
  const { file, error } = result;
  if (error) return `${trEditors.check.failed} ${readApiError(error).message}`;
  return (await checkRecord(await file.text(), subtle)) ?? trEditors.check.unreadable;
}
