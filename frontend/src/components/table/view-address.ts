import { countingTexts } from './filter-text';
import type { MatchTable } from './match-table';
import { readHiddenGroups } from './stored-groups';
import type { ShownView, TableView } from './table-views.slice';

/** Query parameter of the hidden groups; every other one is a filter's text. */
const HIDDEN = 'gizli';

type TableAddress = Pick<MatchTable<never>, 'key' | 'filters' | 'groups' | 'otherParams'>;

/** The part of a view that its address holds: the filters that count and the hidden groups. */
type SharedView = Pick<TableView, 'applied' | 'hiddenGroups'>;

/**
 * Reads a view from the address. What is no filter, or no group, is dropped. An address that says nothing, of filters
 * neither, shows the groups as the visitor left them.
 */
export function readView(search: string, { key, filters, groups }: TableAddress): Required<ShownView> {
  const params = new URLSearchParams(search);
  const texts: Record<string, string> = {};
  for (const id of filters.keys()) {
    const text = params.get(id)?.trim();
    if (text) texts[id] = text;
  }
  const silent = Object.keys(texts).length === 0 && !params.has(HIDDEN);
  const hidden = silent ? readHiddenGroups(key) : (params.get(HIDDEN) ?? '').split(',');
  const known = new Set(groups.map(({ id }) => id));
  return {
    texts,
    applied: countingTexts(texts, filters),
    hiddenGroups: [...new Set(hidden)].filter((group) => known.has(group)),
  };
}

/** The address of a view, without `?`; always the same for the same view. */
export function writeView({ applied, hiddenGroups }: SharedView): string {
  const params = new URLSearchParams(Object.entries(applied).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (hiddenGroups.length > 0) params.set(HIDDEN, [...hiddenGroups].sort().join(','));
  return params.toString().replaceAll('%2C', ',');
}

/** What an address says about a table's view, spelled as {@link writeView} does. */
export function sharedPart(search: string, { filters }: TableAddress): string {
  const params = new URLSearchParams(search);
  const applied = Object.fromEntries([...params].filter(([name]) => filters.has(name)));
  return writeView({ applied, hiddenGroups: params.get(HIDDEN)?.split(',') ?? [] });
}

/** The address of a screen whose table has a new view: what else the screen keeps there stays. */
export function withView(search: string, view: SharedView, { otherParams }: TableAddress): string {
  const before = new URLSearchParams(search);
  const kept = new URLSearchParams(
    otherParams.flatMap((name) => before.getAll(name).map((value) => [name, value])),
  );
  return [kept.toString(), writeView(view)].filter(Boolean).join('&');
}

/** Whether two addresses say the same. */
export function sameAddress(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
