/** Space between two entries of the menu, in pixels. */
export const MENU_GAP = 4;

/**
 * How many entries stand side by side: all of them where they fit, otherwise as many as leave room for the button
 * behind which the others are found. All lengths in pixels.
 */
export function fittingCount(widths: readonly number[], available: number, buttonWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width + MENU_GAP, 0);
  if (total - MENU_GAP <= available) return widths.length;
  let used = buttonWidth;
  let count = 0;
  for (const width of widths) {
    used += width + MENU_GAP;
    if (used > available) break;
    count += 1;
  }
  return count;
}
