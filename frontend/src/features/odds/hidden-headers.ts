const KEY = 'hiddenHeaders';

/** Groups that the visitor hid last time, from local storage; none when what is stored can't be read. */
export function readHiddenHeaders(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function writeHiddenHeaders(groups: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(groups));
}
