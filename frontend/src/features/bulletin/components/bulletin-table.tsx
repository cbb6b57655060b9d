import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { BulletinColumnDto, BulletinGroupDto, BulletinRowDto } from '../../../api/generated/wire';
import { DataGrid } from '../../../components/data-grid/data-grid';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import { Button } from '../../../components/form/button';
import { formatCount } from '../../../lib/format';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { bulletinGrid, fullTitle, shortTitles } from '../bulletin-grid-columns';
import { storeHidden } from '../bulletin-view';
import type { PickedBulletin } from '../picked-bulletin';
import { type BulletinRows, useBulletinRows } from '../use-bulletin-rows';
import { useBulletinView } from '../use-bulletin-view';
import { useTypedFilters } from '../use-typed-filters';
import { BulletinFilterBox } from './bulletin-filter-box';
import { BulletinFilterSheet } from './bulletin-filter-sheet';
import { BulletinTail } from './bulletin-tail';
import { FilterChips } from './filter-chips';
import { HiddenGroups } from './hidden-groups';

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;
const TYPE = 3;

const rowKey = (row: BulletinRowDto) => row.id;

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
  const onType = useTypedFilters(change);
  const found = useBulletinRows(view.applied);
  const phone = useMediaQuery(PHONE);
  const [sheetOpen, setSheetOpen] = useState(false);

  const grid = useMemo(() => bulletinGrid(groups, phone, matchPath), [groups, phone, matchPath]);
  const titles = useMemo(() => shortTitles(groups), [groups]);
  const columns = useMemo(
    () => new Map(groups.flatMap((group) => group.columns).map((column) => [column.field, column])),
    [groups],
  );
  const hiddenGroups = useMemo(() => new Set(view.hiddenGroups), [view.hiddenGroups]);
  const wrong = useMemo(
    () => (found.error === undefined ? {} : readApiError(found.error).fields),
    [found.error],
  );

  const setHidden = useCallback(
    (next: readonly string[]) => {
      storeHidden(next);
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
      if (hidden) storeHidden(hidden);
      change({ kind: 'replaced', data, hiddenGroups: hidden });
    },
    onClear: clear,
    clears: view.clears,
  };

  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  const filterCount = Object.keys(view.applied).length;

  return (
    <div className="flex min-h-[calc(100dvh-var(--header-height)-var(--dock-height))] flex-col md:min-h-[calc(100dvh-var(--header-height))]">
      <div className="flex flex-col gap-2 border-b border-line px-4 py-2 lg:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-base font-semibold">{tr.bulletin.title}</h1>
          <p className="text-dense text-muted max-lg:hidden">{tr.bulletin.intro}</p>
          <div className="ml-auto flex items-center gap-3">
            {phone && (
              <Button look="secondary" size="small" onClick={() => setSheetOpen(true)}>
                <SlidersHorizontal aria-hidden className="size-4" />
                {filterCount === 0 ? tr.odds.filters : tr.odds.filterCount(filterCount)}
              </Button>
            )}
            {themeSwitch}
          </div>
        </div>
        {renderPicker(picked, phone)}
        <div className="flex min-h-7 flex-wrap items-center gap-x-1.5 gap-y-2">
          <p role="status" className="mr-2 text-dense text-muted tabular-nums">
            {countSentence(found)}
          </p>
          <FilterChips
            applied={view.applied}
            titles={titles}
            wrong={wrong}
            onRemove={(column) => change({ kind: 'removed', column })}
          />
        </div>
        <HiddenGroups hidden={view.hiddenGroups} groups={groups} onRestore={restore} />
      </div>
      <div
        data-theme={dark === null ? undefined : dark ? 'dark' : 'light'}
        className="@container relative min-h-[max(24rem,60dvh)] grow text-text max-md:min-h-[calc(100dvh-var(--header-height)-var(--dock-height))]"
      >
        <DataGrid
          label={tr.bulletin.title}
          pinned={grid.pinned}
          pinnedTitle={phone ? tr.odds.match : tr.odds.teams}
          groups={grid.groups}
          hiddenGroups={hiddenGroups}
          onHideGroup={hide}
          hideLabel={tr.odds.hideGroup}
          rows={found.rows}
          rowKey={rowKey}
          rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
          renderFilter={phone ? undefined : renderFilter}
          pending={found.pending}
          stale={found.stale}
          hasMore={found.hasMore}
          onEndReached={found.loadMore}
          onFollow={follow}
          scrollKey={JSON.stringify(view.applied)}
          tail={<BulletinTail found={found} filtered={filterCount > 0} onClear={clear} />}
        />
      </div>
      {sheetOpen && (
        <BulletinFilterSheet
          groups={groups}
          applied={view.applied}
          hidden={view.hiddenGroups}
          renderBox={(group, column) => box(column, fullTitle(group, column), { roomy: true })}
          onHide={hide}
          onRestore={restore}
          onClear={clear}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </div>
  );
}

function countSentence({ rows, pending, stale, hasMore, error }: BulletinRows): string {
  if (error !== undefined && rows.length === 0) return tr.odds.rowsFailed;
  if (pending || stale) return tr.odds.loadingRows;
  const count = formatCount(rows.length);
  return hasMore ? tr.odds.loadedSoFar(count) : tr.odds.loadedAll(count);
}
