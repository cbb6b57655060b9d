import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { answerConfirmation, useConfirmationAsked } from '../../api/confirmation';

// without its code nobody can be asked: the request fails as the server refused it
const ConfirmationDialog = lazy<() => ReactNode>(() =>
  import('./confirmation-dialog').catch(() => ({ default: NobodyToAsk })),
);

/** The place of the dialog that asks who is there. Empty until a request waits for it. */
export function ConfirmationArea() {
  return useConfirmationAsked() ? (
    <Suspense>
      <ConfirmationDialog />
    </Suspense>
  ) : null;
}

function NobodyToAsk(): ReactNode {
  useEffect(() => answerConfirmation(false), []);
  return null;
}
