import { useState } from 'react';

/**
 * Gives the focus back to where it was when the dialog opened: to the button of a menu where one of its entries opened
 * it, to the page where that is gone. The library only knows dialogs with a trigger of their own and leaves the focus
 * nowhere. For `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [before] = useState(() => openerOf(document.activeElement));
  return (event) => {
    event.preventDefault();
    (before?.isConnected ? before : document.querySelector<HTMLElement>('main'))?.focus();
  };
}

/** What is still there when the dialog closes: entries of a menu are gone with it, its button is not. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = menu ? document.getElementById(menu) : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
