import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Width of the button for what doesn't fit, measured generously. */
const BUTTON_WIDTH = 92;

/**
 * How many children of `list` fit into `room` beside the last `staying` ones. All are drawn once to be measured, before the browser paints, and
 * again when the site's typeface has arrived; after that, only the room is watched.
 */
export function useFittingCount(
  room: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  count: number,
  staying: number,
): number {
  const [widths, setWidths] = useState<readonly number[] | null>(null);
  const [available, setAvailable] = useState(Infinity);

  useLayoutEffect(() => {
    if (widths !== null || !list.current) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only the drawn children know their widths
    setWidths(Array.from(list.current.children, (child) => child.getBoundingClientRect().width));
  }, [widths, list]);

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const read = () => setAvailable(element.clientWidth || Infinity);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);

  useEffect(() => {
    let left = false;
    void document.fonts?.ready.then(() => {
      if (!left) setWidths(null);
    });
    return () => {
      left = true;
    };
  }, []);

  return widths === null ? count - staying : fittingCount(widths, available, BUTTON_WIDTH, staying);
}

/** Space between two entries of the menu, in pixels. */
const MENU_GAP = 4;

/**
 * How many entries stand side by side: all of them where they fit, otherwise as many as leave room for those that
 * stay, the last `staying` ones, and for the button behind which the others are found. The ones that stay aren't
 * counted. All lengths in pixels.
 */
export function fittingCount(
  widths: readonly number[],
  available: number,
  buttonWidth: number,
  staying = 0,
): number {
  const total = widths.reduce((sum, width) => sum + width + MENU_GAP, 0);
  const folding = widths.slice(0, widths.length - staying);
  if (total - MENU_GAP <= available) return folding.length;
  let used = widths.slice(folding.length).reduce((sum, width) => sum + width + MENU_GAP, buttonWidth);
  let count = 0;
  for (const width of folding) {
    used += width + MENU_GAP;
    if (used > available) break;
    count += 1;
  }
  return count;
}
