/** Keys of the groups that the visitor hid last time, in local storage. */
export interface StoredGroups {
  /** None when what is stored can't be read. */
  read: () => string[];
  write: (groups: readonly string[]) => void;
}

export const storedGroups = (key: string): StoredGroups => ({
  read: () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((each): each is string => typeof each === 'string') : [];
    } catch {
      return [];
    }
  },
  write: (groups) => localStorage.setItem(key, JSON.stringify(groups)),
});
