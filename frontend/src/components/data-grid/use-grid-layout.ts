import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  type ReactTable,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridLayout, PlacedColumn, PlacedGroup } from './grid-layout';
import type { GridColumn, GridGroup } from './grid-types';

const features = tableFeatures({ columnSizingFeature, columnPinningFeature, columnVisibilityFeature });

const NO_ROWS: never[] = [];

interface Options<Row> {
  pinned: readonly GridColumn<Row>[];
  groups: readonly GridGroup<Row>[];
  hiddenGroups: ReadonlySet<string>;
}

/**
 * Places the columns: which are pinned, which are hidden, where each stands and how far each group heading
 * reaches. The column model is TanStack Table's; the rows need none, they come filtered and sorted.
 */
export function useGridLayout<Row extends object>({
  pinned,
  groups,
  hiddenGroups,
}: Options<Row>): GridLayout<Row> {
  const columns = useMemo(() => defineColumns(pinned, groups), [pinned, groups]);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        groups.flatMap((group) => group.columns.map((column) => [column.id, !hiddenGroups.has(group.id)])),
      ),
    [groups, hiddenGroups],
  );
  const columnPinning = useMemo(() => ({ start: pinned.map((column) => column.id), end: [] }), [pinned]);
  const table = useTable<typeof features, Row>({
    features,
    columns,
    data: NO_ROWS,
    state: { columnVisibility, columnPinning },
  });

  const columnsById = useMemo(
    () =>
      new Map([...pinned, ...groups.flatMap((group) => group.columns)].map((column) => [column.id, column])),
    [pinned, groups],
  );
  const groupsById = useMemo(() => new Map(groups.map((group) => [groupId(group.id), group])), [groups]);

  return useMemo(
    () => readLayout(table, columnsById, groupsById),
    // `useTable` returns a new object on every render; what the model is computed from is its state and columns.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [columnsById, groupsById, columns, table.state],
  );
}

function readLayout<Row extends object>(
  table: ReactTable<typeof features, Row>,
  columnsById: ReadonlyMap<string, GridColumn<Row>>,
  groupsById: ReadonlyMap<string, GridGroup<Row>>,
): GridLayout<Row> {
  const place = (region: 'start' | 'center') => {
    const leaves =
      region === 'start' ? table.getStartVisibleLeafColumns() : table.getCenterVisibleLeafColumns();
    return leaves.map((leaf, index): PlacedColumn<Row> => ({
      column: columnsById.get(leaf.id)!,
      start: leaf.getStart(region),
      opensGroup: index > 0 && leaf.parent !== leaves[index - 1]?.parent,
    }));
  };
  const center = place('center');
  const groups: PlacedGroup<Row>[] = [];
  let next = 0;
  for (const heading of table.getCenterHeaderGroups()[0]?.headers ?? []) {
    const first = next;
    next += heading.colSpan;
    groups.push({
      group: groupsById.get(heading.column.id)!,
      start: center[first]!.start,
      width: heading.getSize(),
      first,
      last: next - 1,
    });
  }
  return {
    pinned: place('start'),
    pinnedWidth: table.getStartTotalSize(),
    center,
    centerWidth: table.getCenterTotalSize(),
    groups,
  };
}

const groupId = (id: string) => `group:${id}`;

function defineColumns<Row extends object>(
  pinned: readonly GridColumn<Row>[],
  groups: readonly GridGroup<Row>[],
) {
  const helper = createColumnHelper<typeof features, Row>();
  const define = ({ id, title, width }: GridColumn<Row>) =>
    helper.display({ id, header: title, size: width, minSize: 0 });
  return [
    ...pinned.map(define),
    ...groups.map((group) =>
      helper.group({ id: groupId(group.id), header: group.title, columns: group.columns.map(define) }),
    ),
  ];
}
