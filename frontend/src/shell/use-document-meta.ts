import { useEffect } from 'react';

interface Meta {
  /** Sentence for search engines and previews; without one the site's own stands. */
  description?: string;
  /** Whether search engines may keep the screen: what needs a login is nothing to find. */
  indexed: boolean;
}

/** What the page's head says about the screen, until the next screen says otherwise. */
export function useDocumentMeta({ description, indexed }: Meta): void {
  useEffect(() => {
    const before = description === undefined ? null : setMeta('description', description);
    const robots = indexed ? null : setMeta('robots', 'noindex');
    return () => {
      before?.();
      robots?.();
    };
  }, [description, indexed]);
}

/** Sets one `<meta>` and returns how to set it back. */
function setMeta(name: string, content: string): () => void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  const former = meta.content;
  meta.name = name;
  meta.content = content;
  return () => {
    if (known) meta.content = former;
    else meta.remove();
  };
}
