import { reloadPage } from './browser-location';
import { tabStore } from './browser-store';
import { somethingTyped } from './typed-text';

const KEY = 'reloadedFor';

const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')!);

/**
 * Names the release that the server has now; null when the page in this tab is of the same one. The names of its scripts
 * tell, for they change with what is in them.
 * @throws when the server doesn't answer
 */
export async function newRelease(): Promise<string | null> {
  const answer = await fetch('/', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The site answers ${answer.status}`);
  const released = scriptsOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const running = new Set(scriptsOf(document));
  return released.every((name) => running.has(name)) ? null : released.join(' ');
}

/** Loads the page anew for a release: once for each, and not while something typed might be lost. */
export function reloadFor(release: string): void {
  if (somethingTyped() || tabStore.read(KEY) === release) return;
  // without a store nobody would know the next time that it was done already
  if (tabStore.write(KEY, release)) reloadPage();
}
