import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../api/api-error';
import { fetchFile } from '../../../api/fetch-file';
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
}

/** Downloads the whole record and computes its hashes in the browser, whenever it is asked to. */
export function useRecordCheck(): RecordChecking {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [check, setCheck] = useState<RecordCheck | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    const outcome = await askedOf(dispatch);
    setBusy(false);
    setCheck(typeof outcome === 'string' ? null : outcome);
    setFailure(typeof outcome === 'string' ? outcome : null);
  };
  return { busy, check, failure, run };
}

/** The check, or why there is none. */
async function askedOf(dispatch: Parameters<typeof fetchFile>[1]): Promise<RecordCheck | string> {
  // browsers offer it to secure pages only
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return trEditors.check.insecure;
  const { file, error } = await fetchFile(RECORD_FILE, dispatch);
  if (error) return `${trEditors.check.failed} ${readApiError(error).message}`;
  return (await checkRecord(await file.text(), subtle)) ?? trEditors.check.unreadable;
}
