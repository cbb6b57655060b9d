import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { baseApi } from '../../../api/base-api';
import { rowsOf } from '../../../api/cache';
import type { DurationType, ReceiptRow } from '../../../api/generated/wire';
import { readUploadError } from '../../../api/upload-error';
import { STOPPED, uploadForm } from '../../../api/upload-form';
import { trReceipts } from '../../../locale/tr-buying';

interface ReceiptUpload {
  /** Share sent so far, 0-1; null while nothing is on its way. */
  progress: number | null;
  /** Sends a receipt; the sentence that says why not, or null when it arrived. */
  send: (file: File, type: DurationType) => Promise<string | null>;
  stop: () => void;
}

/** Sends receipts in, one at a time. Leaving the screen stops one that is on its way. */
export function useReceiptUpload(): ReceiptUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const dispatch = useDispatch();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, type: DurationType) => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    const form = new FormData();
    // fields before the file, so that the server knows them when the file begins
    form.set('duration_type', type);
    form.set('file', file);
    const { error } = await uploadForm<ReceiptRow>({
      path: '/api/receipts',
      form,
      onProgress: setProgress,
      signal: controller.signal,
      dispatch,
    });
    setProgress(null);
    if (!error) {
      dispatch(baseApi.util.invalidateTags([rowsOf('receipts')]));
      return null;
    }
    if (error.status === 'CUSTOM_ERROR' && error.error === STOPPED) return trReceipts.cancelled;
    const { fields, message } = readUploadError(error, file, 'member');
    return fields.file ?? fields.duration_type ?? message;
  };

  return { progress, send, stop: () => running.current?.abort() };
}
