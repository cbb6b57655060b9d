import { LoaderCircle } from 'lucide-react';
import { classNames } from '../../lib/class-names';

/** A turning ring; what is being waited for is said in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('size-5 animate-spin', className)} />;
}
