import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tr } from '../../locale/tr';
import { DataGrid } from '../data-grid/data-grid';
import type { RenderFilter } from '../data-grid/grid-header';
import type { FoundRows } from './found-rows';
import type { MatchColumns } from './match-columns';

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;

interface Props<Row> {
  label: string;
  phone: boolean;
  columns: MatchColumns<Row>;
  hidden: readonly string[];
  onHide: (group: string) => void;
  found: Pick<FoundRows<Row>, 'rows' | 'pending' | 'stale' | 'hasMore' | 'loadMore'>;
  renderFilter?: RenderFilter<Row>;
  /** The table returns to its top when these change. */
  filters: Readonly<Record<string, string>>;
  tail: ReactNode;
}

const rowKey = (row: { id?: number }) => row.id!;

/** A wide table of matches, teams first, whose rows lead to the match's screen. */
export function MatchGrid<Row extends { id?: number }>(props: Props<Row>) {
  const { phone, columns, hidden, found } = props;
  const hiddenGroups = useMemo(() => new Set(hidden), [hidden]);
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return (
    <DataGrid
      label={props.label}
      pinned={columns.pinned}
      pinnedTitle={phone ? tr.odds.match : tr.odds.teams}
      groups={columns.groups}
      hiddenGroups={hiddenGroups}
      onHideGroup={props.onHide}
      hideLabel={tr.odds.hideGroup}
      rows={found.rows}
      rowKey={rowKey}
      rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
      renderFilter={props.renderFilter}
      pending={found.pending}
      stale={found.stale}
      hasMore={found.hasMore}
      onEndReached={found.loadMore}
      onFollow={follow}
      place={place}
      scrollKey={JSON.stringify(props.filters)}
      tail={props.tail}
    />
  );
}
