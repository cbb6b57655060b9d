import type { MouseEvent } from 'react';

/**
 * The path of the link that a plain click hit, or undefined: other buttons and held keys are the browser's, they open
 * tabs and windows. For places with so many links that one listener serves them all.
 */
export function plainClickPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  return link?.getAttribute('href') ?? undefined;
}
