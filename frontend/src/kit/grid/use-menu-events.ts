import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';

/** Milliseconds for which a finger rests where it asks for a menu. */
const LONG_PRESS = 500;
/** Pixels that it may move meanwhile. */
const STILL = 10;

/** A place of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Opens the menu of what was pressed, at a point or, asked for by key, beside it; false where there is none. */
export type AskMenu = (target: Element, at: Point | null) => boolean;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  at: Point;
}

/** Listeners for a menu of whatever is inside: right click, a finger that rests, the menu key or Shift and F10. */
export function useMenuEvents(ask: AskMenu | undefined) {
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  const press = useRef<Press | null>(null);
  const byFinger = useRef(false);
  /** The finger that opened a menu is still to be lifted, which must not follow a link. */
  const opened = useRef(false);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return useMemo(() => {
    const open: AskMenu = (target, at) => asking.current?.(target, at) ?? false;
    const lift = () => {
      clearTimeout(press.current?.timer);
      press.current = null;
    };
    return {
      onPointerDown: ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
        lift();
        opened.current = false;
        byFinger.current = pointerType === 'touch';
        if (!byFinger.current || !isPrimary || !(target instanceof Element)) return;
        const timer = setTimeout(() => (opened.current = open(target, { x, y })), LONG_PRESS);
        press.current = { timer, at: { x, y } };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current?.at;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) lift();
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onContextMenu: (event: MouseEvent) => {
        const { target, clientX: x, clientY: y } = event;
        lift();
        const asked = opened.current || (target instanceof Element && open(target, { x, y }));
        if (!asked) return;
        opened.current = byFinger.current;
        event.preventDefault();
      },
      // would take the focus from the menu
      onMouseDown: (event: MouseEvent) => void (opened.current && event.preventDefault()),
      onClickCapture: (event: MouseEvent) => {
        if (!opened.current) return;
        opened.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onKeyDown: (event: KeyboardEvent) => {
        opened.current = false;
        const { key, shiftKey, target } = event;
        if (key !== 'ContextMenu' && !(key === 'F10' && shiftKey)) return;
        if (target instanceof Element && open(target, null)) event.preventDefault();
      },
    };
  }, []);
}
