import { RotateCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { reloadPage } from '../../lib/browser-location';
import { classNames } from '../../lib/class-names';
import type { MissingReason } from '../../lib/load-part';
import { reloadFor } from '../../lib/release';
import { trShell } from '../../locale/tr-shell';
import { Button } from '../form/button';

/** What a part is of the page. */
export type PartPlace = 'page' | 'inside' | 'over';

const PLACES: Record<PartPlace, string> = {
  page: 'px-4 py-20',
  inside: 'px-4 py-8',
  over: 'fixed inset-x-4 bottom-[calc(var(--dock-height)+0.75rem)] z-50 mx-auto max-w-md rounded-card border border-control bg-surface p-4 md:bottom-4',
};

/** How long the sentence about a new release is to be read before the page is loaded anew, in milliseconds. */
const RELOAD_MS = 1_500;

interface Props {
  reason: MissingReason;
  place: PartPlace;
  onRetry: () => void;
}

/** Says why a part isn't there, and what helps. */
export function MissingPartNote({ reason, place, onRetry }: Props) {
  const release = reason.kind === 'new-release' ? reason.release : null;
  useEffect(() => {
    if (release === null) return;
    const timer = setTimeout(() => reloadFor(release), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [release]);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div
      role="alert"
      className={classNames('flex flex-col items-center gap-4 text-center text-text', PLACES[place])}
    >
      <TriangleAlert aria-hidden className="size-7 text-danger" />
      <p className="max-w-prose text-sm">{TEXTS[reason.kind]}</p>
      <Button look="secondary" size="small" onClick={release === null ? onRetry : reloadPage}>
        <RotateCw aria-hidden className="size-4" />
        {release === null ? trShell.errors.retry : trShell.errors.reload}
      </Button>
    </div>
  );
}

const TEXTS: Record<MissingReason['kind'], string> = {
  'new-release': trShell.errors.newVersion,
  'no-connection': trShell.errors.network,
  failed: trShell.errors.partFailed,
};
