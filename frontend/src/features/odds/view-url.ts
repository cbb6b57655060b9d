import type { OddColumnDto, OddGroupDto } from '../../api/generated/wire';
import { hiddenInAddress } from '../../components/table/view-address';
import { checkFilter } from './filters/check-filter';
import { hiddenOddsGroups } from './hidden-odds-groups';
import type { SharedView } from './odds-view.slice';
import { SOURCE, sourceIn } from './sources/source-filter';

/**
 * Reads a view from the address: filters by column name, the source and hidden groups. Names that are no column are
 * dropped.
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
  const source = sourceIn({ [SOURCE]: params.get(SOURCE)?.trim() });
  if (source) view.texts[SOURCE] = view.applied[SOURCE] = source;
  const filtered = Object.keys(view.texts).length > 0;
  return { ...view, hiddenGroups: hiddenInAddress(params, filtered, groups, hiddenOddsGroups) };
}

/** The query parameters that a view's filters of columns send. */
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
