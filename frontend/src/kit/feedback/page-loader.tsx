import { trShell } from '../../locale/tr-shell';
import { Spinner } from './spinner';

/** Takes the place of a page while it loads; meanwhile the shell hides the footer. */
export function PageLoader({ label = trShell.common.loading }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-[50dvh] flex-col items-center justify-center gap-3 text-sm text-muted"
    >
      <Spinner className="size-7 text-accent" />
      {label}
    </div>
  );
}
