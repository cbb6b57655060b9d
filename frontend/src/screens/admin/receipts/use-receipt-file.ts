import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { readApiError } from '../../../api/api-error';
import { fetchFile } from '../../../api/fetch-file';

/** The PDF of a receipt, fetched with the admin's token; a failure in words, and how to try again. */
export function useReceiptFile(id: number) {
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
