import { TriangleAlert } from 'lucide-react';
import { Button } from '../kit/form/button';
import { reloadPage } from '../lib/browser-location';
import { trShell } from '../locale/tr-shell';

/** Stands in for a screen that threw, or for the whole site. It needs nothing that may be what broke. */
export function RouteError() {
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-20 text-center">
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p>{trShell.errors.pageFailed}</p>
      <Button look="secondary" onClick={reloadPage}>
        {trShell.errors.reload}
      </Button>
    </div>
  );
}
