import { Suspense, useEffect } from 'react';
import { answerConfirmation, useConfirmationAsked } from '../api/confirmation';
import { ErrorBoundary } from '../kit/feedback/error-boundary';
import { lazyPart } from '../kit/feedback/lazy-part';
import { loadPart } from '../lib/load-part';

// without its code nobody can be asked: the request fails as the server refused it
const ConfirmationDialog = lazyPart(() =>
  loadPart(() => import('./confirmation-dialog')).catch(() => ({ default: NobodyToAsk })),
);

/** The place of the dialog that asks who is there. Empty until a request waits for it. */
export function ConfirmationArea() {
  return useConfirmationAsked() ? (
    <ErrorBoundary fallback={() => <NobodyToAsk />}>
      <Suspense>
        <ConfirmationDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}

function NobodyToAsk(): null {
  useEffect(() => answerConfirmation(false), []);
  return null;
}
