import type { OddColumnDto, OddGroupDto } from '../../api/generated/wire';
import { checkFilter } from './filters/check-filter';
import { readHiddenHeaders } from './hidden-headers';
import type { OddsView, SharedView } from './odds-view.slice';

/** Query parameter of the hidden groups; every other one is a column's filter text. */
const HIDDEN = 'gizli';

/**
 * Reads a view from the address: filters by column name and hidden groups. Names that are no column are dropped.
 * An address that says nothing at all shows the groups as the visitor left them.
 */
export function readView(search: string, groups: readonly OddGroupDto[]): SharedView {
  const params = new URLSearchParams(search);
  const view = { texts: {}, applied: {}, wrong: {} } as Record<
    'texts' | 'applied' | 'wrong',
    Record<string, string>
  >;
  for (const column of filterableColumns(groups)) {
    const text = params.get(column.field)?.trim();
    if (!text) continue;
    view.texts[column.field] = text;
    const check = checkFilter(column, text);
    if (check.kind === 'ready') view.applied[column.field] = text;
    if (check.kind === 'wrong') view.wrong[column.field] = check.sentence;
  }
  const speaks = params.has(HIDDEN) || Object.keys(view.texts).length > 0;
  const hidden = speaks ? (params.get(HIDDEN) ?? '').split(',') : readHiddenHeaders();
  const known = new Set(groups.map((group) => group.key));
  return { ...view, hiddenGroups: [...new Set(hidden)].filter((key) => known.has(key)) };
}

/** The address of a view, without `?`; empty for a view without filters and hidden groups. */
export function writeView({ applied, hiddenGroups }: Pick<OddsView, 'applied' | 'hiddenGroups'>): string {
  const params = new URLSearchParams(Object.entries(applied).sort(([a], [b]) => (a < b ? -1 : 1)));
  if (hiddenGroups.length > 0) params.set(HIDDEN, [...hiddenGroups].sort().join(','));
  return params.toString().replaceAll('%2C', ',');
}

/** The query parameters that a view's filters send. */
export function searchParams(
  applied: Readonly<Record<string, string>>,
  groups: readonly OddGroupDto[],
): Record<string, string> {
  const params: Record<string, string> = {};
  for (const column of filterableColumns(groups)) {
    const text = applied[column.field];
    const check = text === undefined ? null : checkFilter(column, text);
    if (check?.kind === 'ready') Object.assign(params, check.params);
  }
  return params;
}

function filterableColumns(groups: readonly OddGroupDto[]): OddColumnDto[] {
  return groups.flatMap((group) => group.columns).filter((column) => column.filter_params.length > 0);
}
