import { useEffect } from 'react';
import { useSiteName } from './use-site-name';

/** Names the browser tab after the screen; null leaves it as it is. */
export function useDocumentTitle(title: string | null): void {
  const siteName = useSiteName();
  useEffect(() => {
    if (title !== null) document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
