import { TriangleAlert } from 'lucide-react';
import { useRouteError } from 'react-router-dom';
import { Button } from '../components/form/button';
import { reloadAt } from '../lib/browser-location';
import { tr } from '../locale/tr';

/** A screen that failed to open: its code is no longer on the server after an update, or it threw. */
export function RouteError() {
  const error = useRouteError();
  const outdated =
    error instanceof Error && /dynamically imported module|importing a module/i.test(error.message);
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-20 text-center">
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p>{outdated ? tr.errors.newVersion : tr.errors.pageFailed}</p>
      <Button look="secondary" onClick={() => reloadAt(window.location.href)}>
        {tr.errors.reload}
      </Button>
    </div>
  );
}
