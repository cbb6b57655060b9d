import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fetchFile, type FileResult } from './fetch-file';

/** Fetches one file at a time. */
export interface FileFetch {
  busy: boolean;
  /** Fetches the file at a path of this site; null when it was stopped. */
  fetch: (path: string) => Promise<FileResult | null>;
  stop: () => void;
}

/** Fetches files with the visitor's token; what is under way ends with the component, as nobody waits for it any more. */
export function useFetchFile(): FileFetch {
  const dispatch = useDispatch();
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);
  const fetch = async (path: string) => {
    stop();
    const own = (running.current = new AbortController());
    setBusy(true);
    const result = await fetchFile(path, dispatch, own.signal);
    if (running.current === own) setBusy(false);
    return result;
  };
  return { busy, fetch, stop };
}
