import type { StoredGroups } from './stored-groups';

/** Query parameter of the hidden groups; every other one is a column's filter text. */
const HIDDEN = 'gizli';

interface SharedView {
  /** Filter text by column. */
  applied: Readonly<Record<string, string>>;
  hiddenGroups: readonly string[];
}

/**
 * The hidden groups that an address names. One that says nothing at all, of filters neither, shows the groups as the
 * visitor left them.
 */
export function hiddenInAddress(
  params: URLSearchParams,
  filtered: boolean,
  groups: readonly { key: string }[],
  stored: StoredGroups,
): string[] {
  const hidden = filtered || params.has(HIDDEN) ? (params.get(HIDDEN) ?? '').split(',') : stored.read();
  const known = new Set(groups.map(({ key }) => key));
  return [...new Set(hidden)].filter((key) => known.has(key));
}

/** The address of a view, without `?`; always the same for the same view. */
export function writeView({ applied, hiddenGroups }: SharedView): string {
  const params = new URLSearchParams(Object.entries(applied).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (hiddenGroups.length > 0) params.set(HIDDEN, [...hiddenGroups].sort().join(','));
  return params.toString().replaceAll('%2C', ',');
}
