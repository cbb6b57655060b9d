import { useState } from 'react';

/**
 * Gives the focus back to where it was when the dialog opened. The library only knows dialogs with a trigger of
 * their own and leaves the focus nowhere. For `onCloseAutoFocus`.
 */
export function useReturnFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
