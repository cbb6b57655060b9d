import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';
import { receiveNotices } from './notices';
import { type ShownNotice, withNotice } from './shown-notices';

/** How long a notice stays while nothing holds it, in milliseconds. */
const READING_MS = 4_000;

const ICONS = { success: CircleCheck, error: TriangleAlert, info: Info } as const;
const COLOURS = { success: 'text-accent', error: 'text-danger', info: 'text-text' } as const;

/**
 * The place of notices, at the bottom where they cover neither menu nor heading. Pointer and focus hold them, and so does
 * another tab. Comes with the first page: what it says most is that nothing can be loaded.
 */
export function NoticeArea() {
  const [shown, setShown] = useState<readonly ShownNotice[]>([]);
  const [held, setHeld] = useState(false);
  const hidden = useSyncExternalStore(listenForVisibility, () => document.hidden);
  const count = useRef(0);
  useEffect(
    () => receiveNotices((notice) => setShown((now) => withNotice(now, { ...notice, id: ++count.current }))),
    [],
  );
  return (
    <section
      aria-label={trShell.common.notices}
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--dock-height)+0.75rem+var(--undo-height,0px))] z-60 flex flex-col gap-2 md:right-4 md:bottom-[calc(1rem+var(--undo-height,0px))] md:left-auto md:w-[22.25rem] print:hidden"
    >
      {shown.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          held={held || hidden}
          onClose={() => {
            setHeld(false);
            setShown((now) => now.filter(({ id }) => id !== notice.id));
          }}
        />
      ))}
    </section>
  );
}

interface CardProps {
  notice: ShownNotice;
  held: boolean;
  onClose: () => void;
}

function NoticeCard({ notice: { kind, text }, held, onClose }: CardProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), READING_MS);
    return () => clearTimeout(timer);
  }, [held]);
  const Icon = ICONS[kind];
  return (
    <div
      data-notice={kind}
      className="animate-rise pointer-events-auto flex items-center gap-2 rounded-card border border-control bg-surface py-2 pr-2 pl-4 text-sm"
    >
      <Icon aria-hidden className={classNames('size-5 shrink-0', COLOURS[kind])} />
      <p className="min-w-0 grow font-medium wrap-anywhere">{text}</p>
      <button
        type="button"
        aria-label={trShell.common.close}
        onClick={onClose}
        className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-raised"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

function listenForVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
