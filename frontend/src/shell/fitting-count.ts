/** Space between two entries of the menu, in pixels. */
export const MENU_GAP = 4;

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
