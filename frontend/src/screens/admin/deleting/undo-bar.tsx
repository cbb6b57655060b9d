import { Trash2, Undo2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { notify } from '../../../kit/feedback/notices';
import { Button } from '../../../kit/form/button';
import { trAdmin } from '../../../locale/tr-admin';
import { usePendingDeletes, usePendingList } from './delete-context';

/** A long name is cut, never the sentence about it. */
const shortened = (name: string) => name.replace(/“(.{40}).{2,}”/su, '“$1…”');

/** What was just deleted, and how to take it back. The time stands still while the pointer or the focus is here. */
export function UndoBar() {
  const deletes = usePendingDeletes();
  const pending = usePendingList();
  const section = useUndoHeight(pending.length);
  return (
    <section
      ref={section}
      aria-label={trAdmin.deleting.region}
      aria-live="polite"
      onPointerEnter={() => deletes.pause()}
      onPointerLeave={() => deletes.resume()}
      onFocus={() => deletes.pause()}
      onBlur={() => deletes.resume()}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--dock-height)+0.75rem)] z-30 flex flex-col items-center gap-2 px-4 md:bottom-4"
    >
      {pending.map((row) => (
        <div
          key={`${row.table} ${row.id}`}
          className="animate-rise pointer-events-auto flex w-full max-w-lg items-center gap-3 rounded-card border border-control bg-surface py-2 pr-2 pl-4 text-sm"
        >
          <Trash2 aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 grow wrap-anywhere">{trAdmin.deleting.done(shortened(row.name))}</span>
          <Button
            look="secondary"
            size="small"
            aria-label={trAdmin.deleting.undoOf(row.name)}
            onClick={() => {
              deletes.undo(row);
              deletes.resume();
              notify({ kind: 'info', text: trAdmin.deleting.undone(row.name) });
            }}
          >
            <Undo2 aria-hidden className="size-4" />
            {trAdmin.deleting.undo}
          </Button>
        </div>
      ))}
    </section>
  );
}

const VARIABLE = '--undo-height';
const GAP = 8;

/** Sets the height of the bar as a style property, for what stands above it (components/feedback/toaster.css). */
function useUndoHeight(rows: number): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (rows > 0) style.setProperty(VARIABLE, `${bar.current!.offsetHeight + GAP}px`);
    return () => void style.removeProperty(VARIABLE);
  }, [rows]);
  return bar;
}
