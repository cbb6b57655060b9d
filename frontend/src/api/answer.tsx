import type { ReactNode } from 'react';
import { ErrorPanel } from '../kit/feedback/error-panel';
import { type ApiError, readApiError } from './api-error';

/** What a query's hook of RTK Query returns, as far as it matters here. */
interface Query<Data> {
  data?: Data;
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AnswerProps<Data> {
  of: Query<Data>;
  /** Stands before the server's sentence. */
  failed?: string;
  /** Stands there for certain errors, such as a 404, in the place of sentence and button. */
  instead?: (error: ApiError) => ReactNode;
  /** Stands there until there is an answer. */
  skeleton: ReactNode;
  /** Shows the answer to the question before until the next one is there; `stale` says so. */
  keep?: boolean;
  className?: string;
  children: (data: Data, stale: boolean) => ReactNode;
}

/** An answer once it is there; before it a skeleton, and what went wrong, with a way to ask again. */
export function Answer<Data>({
  of,
  failed,
  instead,
  skeleton,
  keep = false,
  className,
  children,
}: AnswerProps<Data>) {
  const data = keep ? of.data : of.currentData;
  if (data !== undefined) return children(data, of.currentData === undefined);
  if (of.error === undefined) return skeleton;
  const error = readApiError(of.error);
  const sentence = Object.values(error.fields)[0] ?? error.message;
  return (
    instead?.(error) || (
      <ErrorPanel
        message={failed === undefined ? sentence : `${failed} ${sentence}`}
        // a question that can't be answered can't be answered again
        onRetry={error.status === 400 ? undefined : () => void of.refetch()}
        busy={of.isFetching}
        className={className}
      />
    )
  );
}
