import { useSyncExternalStore } from 'react';

let printing = false;

/** Whether the page is being laid out for paper; React draws again before the browser does. */
export function usePrinting(): boolean {
  return useSyncExternalStore(follow, () => printing);
}

function follow(changed: () => void): () => void {
  const paper = window.matchMedia('print');
  const set = (now: boolean) => {
    printing = now;
    changed();
  };
  const begin = () => set(true);
  const end = () => set(false);
  const change = () => set(paper.matches);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', change);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', change);
  };
}
