/** Loads the present page again. */
export function reloadPage(): void {
  window.location.reload();
}

/** A path inside this site, or `/` for anything that would lead elsewhere. */
export function ownPath(path: unknown): string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
