import { DRAFTS } from '../../lib/drafts';

const PREFIX = `${DRAFTS}:admin:`;

/** What was written last under a name in this window and neither saved nor thrown away; null when there is nothing. */
export function readDraft<Values extends object>(name: string): Values | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const values: unknown = text === null ? null : JSON.parse(text);
    return typeof values === 'object' ? (values as Values | null) : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written for as long as the window is open: past a lost session, a link, the back button. */
export function keepDraft(name: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
  } catch {
    // a full or forbidden store: the form itself still has the text
  }
}

/** Forgets it: it was saved, or thrown away on purpose. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}
