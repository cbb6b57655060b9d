import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
/** Points that the page keys step over: a tenth of them. */
const PAGES: Readonly<Record<string, number>> = { PageDown: -1, PageUp: 1 };

/** Walking along the points of a line with pointer and keys; to assistive technology it is a slider over them. */
export interface PointWalk {
  /** Index of the point that is spoken of: the last one while nobody walks. */
  current: number;
  /** Somebody walks: the point is marked. */
  active: boolean;
  /** For the element that the line fills. */
  props: {
    role: 'slider';
    tabIndex: 0;
    'aria-orientation': 'horizontal';
    'aria-valuemin': number;
    'aria-valuemax': number;
    'aria-valuenow': number;
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: () => void;
    onBlur: () => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: () => void;
  };
}

/**
 * @param count points of the line, at least one
 * @param nearest index of the point at a share, 0-1, of the line's width
 */
export function usePointWalk(count: number, nearest: (share: number) => number): PointWalk {
  const [walked, setWalked] = useState<number | null>(null);
  const last = count - 1;
  const current = Math.min(walked ?? last, last);
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setWalked(nearest(box.width > 0 ? (event.clientX - box.left) / box.width : 0));
  };
  const target = (key: string): number | undefined => {
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    const step = STEPS[key] ?? (PAGES[key] ?? 0) * Math.ceil(count / 10);
    return step === 0 ? undefined : current + step;
  };
  return {
    current,
    active: walked !== null,
    props: {
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': 'horizontal',
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': current + 1,
      onKeyDown: (event) => {
        const to = target(event.key);
        if (to === undefined) return;
        event.preventDefault();
        setWalked(Math.max(0, Math.min(last, to)));
      },
      onFocus: () => setWalked(current),
      onBlur: () => setWalked(null),
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: () => setWalked(null),
    },
  };
}
