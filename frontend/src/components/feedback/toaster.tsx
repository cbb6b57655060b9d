import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { tr } from '../../locale/tr';
import { receiveNotices } from './notices';

/** Draws notices; its own code is loaded when there is the first one. */
export default function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => receiveNotices(({ kind, text, name }) => void toast[kind](text, { id: name })), []);
  return (
    <SonnerToaster
      theme={theme}
      position="top-center"
      closeButton
      toastOptions={{ closeButtonAriaLabel: tr.common.close }}
    />
  );
}
