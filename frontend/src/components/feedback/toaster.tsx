import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { trShell } from '../../locale/tr-shell';
import { receiveNotices } from './notices';
import './toaster.css';

/** Draws notices at the bottom, where they cover neither menu nor heading; its own code is loaded when there is the first one. */
export default function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  useEffect(() => receiveNotices(({ kind, text, name }) => void toast[kind](text, { id: name })), []);
  return (
    <SonnerToaster
      theme={theme}
      position="bottom-right"
      closeButton
      toastOptions={{ closeButtonAriaLabel: trShell.common.close }}
    />
  );
}
