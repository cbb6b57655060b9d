import { countingTexts } from './filter-text';
import type { MatchTable } from './match-table';
import { PLAYED_FIRST, readPlayed, writePlayed } from './played';
import { readSort } from './sort';
import { hiddenGroups } from './stored-groups';
import type { ShownView, TableView } from './table-views.slice';

/** Query parameter of the hidden groups; beside it stand which matches, their order, and the filters' texts. */
const HIDDEN = 'gizli';

type TableAddress = Omit<MatchTable<never>, 'title' | 'local'>;

/** The part of a view that its address holds: the filters that count, which matches, their order, the hidden groups. */
type SharedView = Pick<TableView, 'applied' | 'hiddenGroups'> & Partial<Pick<TableView, 'played' | 'sort'>>;

/**
 * Reads a view from the address. What is no filter, or no group, is dropped. An address that says nothing, of filters
 * neither, shows the groups as the visitor left them.
 */
export function readView(search: string, table: TableAddress): Required<ShownView> {
  const { key, filters, groups } = table;
  const params = new URLSearchParams(search);
  const texts: Record<string, string> = {};
  for (const id of filters.keys()) {
    const text = params.get(id)?.trim();
    if (text) texts[id] = text;
  }
  const silent = Object.keys(texts).length === 0 && !params.has(HIDDEN);
  const hidden = silent ? hiddenGroups.read(key) : (params.get(HIDDEN) ?? '').split(',');
  const known = new Set(groups.map(({ id }) => id));
  return {
    texts,
    applied: countingTexts(texts, filters),
    hiddenGroups: [...new Set(hidden)].filter((group) => known.has(group)),
    ...readOrder(params, table),
  };
}

/** Which matches an address asks for, and in which order. */
function readOrder(
  params: URLSearchParams,
  table: TableAddress,
): Required<Pick<SharedView, 'played' | 'sort'>> {
  return {
    played: table.byPlayed ? readPlayed(params.get('played')) : PLAYED_FIRST,
    sort: readSort(params, table),
  };
}

/** The address of a view, without `?`; always the same for the same view. */
export function writeView({ applied, hiddenGroups, played, sort }: SharedView): string {
  const params = new URLSearchParams(Object.entries(applied).sort(([a], [b]) => (a < b ? -1 : 1)));
  const written = played && writePlayed(played);
  if (written) params.set('played', written);
  if (sort) params.set('sort', sort.column);
  if (sort?.order === 'desc') params.set('order', 'desc');
  if (hiddenGroups.length > 0) params.set(HIDDEN, [...hiddenGroups].sort().join(','));
  return params.toString().replaceAll('%2C', ',');
}

/** What an address says about a table's view, spelled as {@link writeView} does. */
export function sharedPart(search: string, table: TableAddress): string {
  const params = new URLSearchParams(search);
  const applied = Object.fromEntries([...params].filter(([name]) => table.filters.has(name)));
  const hiddenGroups = params.get(HIDDEN)?.split(',') ?? [];
  return writeView({ applied, hiddenGroups, ...readOrder(params, table) });
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
