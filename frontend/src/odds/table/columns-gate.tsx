import type { ReactNode } from 'react';
import { trOdds } from '../../locale/tr-odds';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { PageLoader } from '../../kit/feedback/page-loader';

interface Props<Groups> {
  title: string;
  /** The columns' groups, once they are known. */
  groups: Groups | undefined;
  /** Why they can't be loaded. */
  failure: string | undefined;
  busy: boolean;
  onRetry: () => void;
  children: (groups: Groups) => ReactNode;
}

/** A table once its columns are known; until then its title and what goes on. */
export function ColumnsGate<Groups>({ title, groups, failure, busy, onRetry, children }: Props<Groups>) {
  if (groups !== undefined) return children(groups);
  if (failure === undefined) return <PageLoader />;
  return (
    <>
      <h1 className="px-4 pt-4 text-base font-semibold lg:px-6">{title}</h1>
      <ErrorPanel
        message={`${trOdds.columnsFailed} ${failure}`}
        onRetry={onRetry}
        busy={busy}
        className="my-16"
      />
    </>
  );
}
