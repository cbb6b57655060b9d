/** Loads a page of this site again, so that nothing of the former visitor stays in memory. */
export function reloadAt(path: string): void {
  window.location.assign(path);
}

/** Loads the present page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** A path inside this site, or `/` for anything that would lead elsewhere. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
