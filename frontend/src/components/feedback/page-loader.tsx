import { trShell } from '../../locale/tr-shell';
import { Spinner } from './spinner';

/** Fills the place of a page that is on its way; the shell keeps the footer out of sight meanwhile. */
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
