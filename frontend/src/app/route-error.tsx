import { TriangleAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/form/button';
import { reloadAt } from '../lib/browser-location';
import { trShell } from '../locale/tr-shell';

interface State {
  failure: { error: unknown } | null;
}

/** Stands in for a screen that failed to open: its code is no longer on the server after an update, or it threw. */
export class RouteErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}

function RouteError({ error }: { error: unknown }) {
  const outdated =
    error instanceof Error && /dynamically imported module|importing a module/i.test(error.message);
  return (
    <div role="alert" className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-20 text-center">
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p>{outdated ? trShell.errors.newVersion : trShell.errors.pageFailed}</p>
      <Button look="secondary" onClick={() => reloadAt(window.location.href)}>
        {trShell.errors.reload}
      </Button>
    </div>
  );
}
