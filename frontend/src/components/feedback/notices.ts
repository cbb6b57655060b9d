export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A second notice of the same name replaces the first. */
  name?: string;
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | null = null;
let onFirst: (() => void) | null = null;

/** Says something briefly over the page. What is said before the toaster is there waits for it. */
export function notify(notice: Notice): void {
  if (show) return show(notice);
  waiting.push(notice);
  onFirst?.();
}

/** The toaster is there: it gets what waited and what comes. Returns how to leave. */
export function receiveNotices(receiver: Show): () => void {
  show = receiver;
  waiting.splice(0).forEach(receiver);
  return () => {
    if (show === receiver) show = null;
  };
}

/** Calls back when there are notices but no component that shows them. Returns a function that unsubscribes. */
export function whenNoticesWait(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    if (onFirst === callback) onFirst = null;
  };
}
