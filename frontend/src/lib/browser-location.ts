import { sessionOutlivesPage } from './session-storage';

/**
 * Loads a page of this site again, so that nothing of what was shown stays in memory. A browser that stores nothing stays
 * where it is: the session would be gone.
 */
export function reloadAt(path: string): void {
  if (sessionOutlivesPage()) window.location.assign(path);
}

/** Loads the present page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** A path inside this site, or `/` for anything that would lead elsewhere. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
