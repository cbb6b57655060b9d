export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A second notice of the same name replaces the first. */
  name?: string;
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | null = null;

/** Says something briefly over the page. What is said before the place of notices is there waits for it. */
export function notify(notice: Notice): void {
  if (show) show(notice);
  else waiting.push(notice);
}

/** The place of notices is there: it gets what waited and what comes. Returns how to leave. */
export function receiveNotices(receiver: Show): () => void {
  show = receiver;
  waiting.splice(0).forEach(receiver);
  return () => {
    if (show === receiver) show = null;
  };
}
