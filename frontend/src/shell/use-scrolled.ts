import { useEffect, useState } from 'react';

/** Whether the page is scrolled away from its top. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > 0);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > 0);
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return scrolled;
}
