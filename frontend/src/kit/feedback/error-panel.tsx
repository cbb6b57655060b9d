import { RotateCw, TriangleAlert } from 'lucide-react';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';
import { Button } from '../form/button';

interface Props {
  message: string;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
}

/** A failure in words, with a way to try again. */
export function ErrorPanel({ message, onRetry, busy, className }: Props) {
  return (
    <div
      role="alert"
      className={classNames('flex flex-col items-center gap-4 px-4 py-8 text-center', className)}
    >
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p className="max-w-prose text-sm">{message}</p>
      {onRetry && (
        <Button look="secondary" size="small" onClick={onRetry} busy={busy}>
          <RotateCw aria-hidden className="size-4" />
          {trShell.errors.retry}
        </Button>
      )}
    </div>
  );
}
