import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { BulletinColumnDto, BulletinGroupDto, BulletinRowDto } from '../../../api/generated/wire';
import { useFoundRows } from '../../../api/use-found-rows';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import { FilterChips } from '../../../components/table/filter-chips';
import { FilterSheetButton } from '../../../components/table/filter-sheet-button';
import { HiddenGroups } from '../../../components/table/hidden-groups';
import { MatchGrid } from '../../../components/table/match-grid';
import { RowCount } from '../../../components/table/row-count';
import { TableScreen } from '../../../components/table/table-screen';
import { TableTail } from '../../../components/table/table-tail';
import { useTypedFilters } from '../../../components/table/use-typed-filters';
import { formatPriceFilter } from '../../../lib/format';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { bulletinGrid, fullTitle, shortTitles } from '../bulletin-grid-columns';
import { hiddenBulletinGroups } from '../bulletin-view';
import { useGetBulletinRowsInfiniteQuery } from '../bulletin.api';
import type { PickedBulletin } from '../picked-bulletin';
import { useBulletinView } from '../use-bulletin-view';
import { BulletinFilterBox } from './bulletin-filter-box';

const FilterSheet = lazy(() => import('../../../components/table/filter-sheet'));

/** Groups of the sheet on phones that are open from the beginning. */
const OPEN_GROUPS = ['info'];
const TYPE = 3;
const NOTHING_WRONG: Readonly<Record<string, string>> = {};

export interface BulletinParts {
  /** Address of a match's screen. */
  matchPath: (id: number) => string;
  /** Draws the line that picks a day, a match and saved filters. */
  renderPicker: (table: PickedBulletin, phone: boolean) => ReactNode;
  /** Makes the table dark or light. */
  themeSwitch: ReactNode;
  /** Whether the table is dark; null = like the rest of the site. */
  dark: boolean | null;
}

interface Props extends BulletinParts {
  groups: readonly BulletinGroupDto[];
}

/** The bulletin with everything above it. */
export function BulletinTable({ groups, matchPath, renderPicker, themeSwitch, dark }: Props) {
  const [view, change] = useBulletinView(groups);
  const onType = useTypedFilters<BulletinColumnDto>(
    useCallback(({ field }, text) => change({ kind: 'typed', column: field, text }), [change]),
    useCallback((column, text) => change({ kind: 'settled', column, text }), [change]),
  );
  const found = useFoundRows(useGetBulletinRowsInfiniteQuery(view.applied));
  const phone = useMediaQuery(PHONE);
  const [sheetOpen, setSheetOpen] = useState(false);

  const grid = useMemo(() => bulletinGrid(groups, phone, matchPath), [groups, phone, matchPath]);
  const titles = useMemo(() => shortTitles(groups), [groups]);
  const groupTitles = useMemo(() => new Map(groups.map(({ key, title }) => [key, title])), [groups]);
  const columns = useMemo(
    () => new Map(groups.flatMap((group) => group.columns).map((column) => [column.field, column])),
    [groups],
  );
  const wrong = found.failure?.fields ?? NOTHING_WRONG;

  const setHidden = useCallback(
    (next: readonly string[]) => {
      hiddenBulletinGroups.write(next);
      change({ kind: 'hidden', groups: next });
    },
    [change],
  );
  const hide = useCallback(
    (group: string) => setHidden([...view.hiddenGroups.filter((key) => key !== group), group]),
    [setHidden, view.hiddenGroups],
  );
  const restore = (group: string) => setHidden(view.hiddenGroups.filter((key) => key !== group));
  const clear = useCallback(() => change({ kind: 'cleared' }), [change]);

  const box = (
    column: BulletinColumnDto,
    title: string,
    more: { focus?: Parameters<RenderFilter<BulletinRowDto>>[1]; roomy?: boolean },
  ) => (
    <BulletinFilterBox
      key={column.field}
      column={column}
      title={title}
      text={view.texts[column.field] ?? ''}
      wrong={wrong[column.field]}
      onType={onType}
      {...more}
    />
  );
  const renderFilter: RenderFilter<BulletinRowDto> = (column, focus) =>
    box(columns.get(column.id)!, column.fullTitle, { focus });

  const picked: PickedBulletin = {
    type: TYPE,
    data: view.applied,
    hiddenGroups: view.hiddenGroups,
    columnTitle: (column) => titles.get(column) ?? column,
    onFill: (data, hidden) => {
      if (hidden) hiddenBulletinGroups.write(hidden);
      change({ kind: 'replaced', data, hiddenGroups: hidden });
    },
    onClear: clear,
    clears: view.clears,
  };

  const chips = Object.entries(view.applied).map(([column, text]) => ({
    column,
    title: titles.get(column) ?? column,
    text: columns.get(column)?.kind === 'odd' ? formatPriceFilter(text) : text,
    wrong: wrong[column],
  }));
  const head = (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-base font-semibold">{tr.bulletin.title}</h1>
        <p className="text-dense text-muted max-lg:hidden">{tr.bulletin.intro}</p>
        <div className="ml-auto flex items-center gap-3">
          {phone && <FilterSheetButton count={chips.length} onOpen={() => setSheetOpen(true)} />}
          {themeSwitch}
        </div>
      </div>
      {renderPicker(picked, phone)}
      <div className="flex min-h-7 flex-wrap items-center gap-x-1.5 gap-y-2">
        <RowCount found={found} />
        {chips.length > 0 && (
          <FilterChips chips={chips} onRemove={(column) => change({ kind: 'removed', column })} />
        )}
        <HiddenGroups
          titles={groupTitles}
          hidden={view.hiddenGroups}
          onRestore={restore}
          onRestoreAll={() => setHidden([])}
        />
      </div>
    </>
  );

  return (
    <>
      <TableScreen head={head} dark={dark}>
        <MatchGrid
          label={tr.bulletin.title}
          phone={phone}
          columns={grid}
          hidden={view.hiddenGroups}
          onHide={hide}
          found={found}
          renderFilter={phone ? undefined : renderFilter}
          filters={view.applied}
          tail={
            <TableTail
              found={found}
              filtered={chips.length > 0}
              hint={tr.bulletin.emptyHint}
              onClear={clear}
            />
          }
        />
      </TableScreen>
      {sheetOpen && (
        <Suspense>
          <FilterSheet
            groups={groups}
            open={OPEN_GROUPS}
            applied={view.applied}
            hidden={view.hiddenGroups}
            renderBox={(group, field) => {
              const column = columns.get(field)!;
              return box(column, fullTitle(group, column), { roomy: true });
            }}
            onHide={hide}
            onRestore={restore}
            onClear={clear}
            onClose={() => setSheetOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
