import { useEffect } from 'react';
import { useSiteName } from '../features/site/use-site-name';

/** Names the browser tab after the screen. */
export function useDocumentTitle(title: string): void {
  const siteName = useSiteName();
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title, siteName]);
}
