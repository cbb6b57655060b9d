import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { trShell } from '../../locale/tr-shell';
import { receiveNotices } from './notices';

/** Draws notices; its own code is loaded when there is the first one. */
export default function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => receiveNotices(({ kind, text, name }) => void toast[kind](text, { id: name })), []);
  return (
    <SonnerToaster
      theme={theme}
      position="top-center"
      closeButton
      toastOptions={{ closeButtonAriaLabel: trShell.common.close }}
    />
  );
}
