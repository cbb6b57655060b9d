type Kind = 'localStorage' | 'sessionStorage';

/** Values of the browser by key, in a store that is there for as long as the page whatever the browser allows. */
export interface BrowserStore {
  read(key: string): string | null;
  /** The value that was written as JSON; null when there is none, or it can't be read. */
  readJson(key: string): unknown;
  /** False when the value is gone with this page: the browser's store is closed or full. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Whether the value of the key, or that there is none, outlives this page. */
  outlivesPage(key: string): boolean;
}

/** The browser's store; what it doesn't take stays in memory, so that nobody who reads or writes has to ask. */
function browserStore(kind: Kind): BrowserStore {
  const unstored = new Map<string, string>();
  // the getter itself throws where a browser closes its stores
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(window[kind]);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => unstored.get(key) ?? attempt((storage) => storage.getItem(key), null),
    readJson(key) {
      try {
        return JSON.parse(this.read(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write(key, value) {
      unstored.delete(key);
      const stored = attempt((storage) => (storage.setItem(key, value), true), false);
      if (stored) return true;
      // what was stored before is no longer true
      this.remove(key);
      unstored.set(key, value);
      return false;
    },
    remove(key) {
      unstored.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    outlivesPage: (key) => !unstored.has(key),
    keys: () => [...unstored.keys(), ...attempt((storage) => Object.keys(storage), [])],
  };
}

/** What is kept for the next visit. */
export const localStore = browserStore('localStorage');
/** What is kept for as long as the tab is open. */
export const tabStore = browserStore('sessionStorage');
