import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RatingRowDto, RatingTableAnswer } from '../../../api/generated/wire';
import { DataGrid } from '../../../components/data-grid/data-grid';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Button } from '../../../components/form/button';
import { formatCount } from '../../../lib/format';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { filterRows, ratingGrid } from '../rating-columns';
import { RatingFilterBox } from './rating-filter-box';

const ROW_HEIGHT = 28;
/** Home over away in one cell. */
const PHONE_ROW_HEIGHT = 40;
const NO_GROUPS: ReadonlySet<string> = new Set();

const rowKey = (row: RatingRowDto) => row.id;
const nothing = () => {};

interface Props {
  title: string;
  /** The answer; undefined while nothing is chosen or it is on its way. */
  answer: RatingTableAnswer | undefined;
  /** The rows are on their way. */
  pending: boolean;
  stale: boolean;
  /** What went wrong, with the way to try again. */
  failure: ReactNode;
  matchPath: (id: number) => string;
}

/** The matches that agree, with a filter box per column over the rows that are here. */
export function RatingTable({ title, answer, pending, stale, failure, matchPath }: Props) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [hidden, setHidden] = useState<ReadonlySet<string>>(NO_GROUPS);
  const phone = useMediaQuery(PHONE);
  const grid = useMemo(() => ratingGrid(phone, matchPath), [phone, matchPath]);
  const rows = useMemo(() => filterRows(answer?.table ?? [], texts), [answer, texts]);
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  const filtered = Object.values(texts).some((text) => text.trim() !== '');
  const loaded = answer?.table.length ?? 0;

  const renderFilter: RenderFilter<RatingRowDto> = (column, focus) => (
    <RatingFilterBox
      title={column.fullTitle}
      text={texts[column.id] ?? ''}
      onChange={(text) => setTexts((before) => ({ ...before, [column.id]: text }))}
      focus={focus}
    />
  );
  const clear = (
    <Button look="secondary" size="small" onClick={() => setTexts({})}>
      {tr.odds.clearFilters}
    </Button>
  );

  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <p role="status" className="text-dense text-muted tabular-nums">
          {pending
            ? tr.odds.loadingRows
            : answer === undefined
              ? ''
              : filtered
                ? tr.ratings.shownOf(formatCount(rows.length), formatCount(loaded))
                : (answer.message ?? tr.ratings.found(formatCount(loaded)))}
        </p>
        {filtered && rows.length > 0 && clear}
        {[...hidden].map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => setHidden(new Set([...hidden].filter((each) => each !== key)))}
            className="inline-flex h-7 items-center rounded-full border border-control px-2.5 text-dense hover:bg-raised"
          >
            {tr.odds.restoreGroup(grid.groups.find(({ id }) => id === key)?.title ?? key)}
          </button>
        ))}
      </div>
      <div className="@container relative min-h-[max(26rem,60dvh)] grow rounded-card border border-line">
        <DataGrid
          label={title}
          pinned={grid.pinned}
          pinnedTitle={phone ? tr.odds.match : tr.odds.teams}
          groups={grid.groups}
          hiddenGroups={hidden}
          onHideGroup={(key) => setHidden(new Set([...hidden, key]))}
          hideLabel={tr.odds.hideGroup}
          rows={rows}
          rowKey={rowKey}
          rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
          renderFilter={renderFilter}
          pending={pending}
          stale={stale}
          hasMore={false}
          onEndReached={nothing}
          onFollow={follow}
          scrollKey={JSON.stringify(texts)}
          tail={
            failure ?? (
              <Tail
                pending={pending}
                chosen={answer !== undefined}
                loaded={loaded}
                shown={rows.length}
                message={answer?.message ?? null}
                clear={clear}
              />
            )
          }
        />
      </div>
    </>
  );
}

interface TailProps {
  pending: boolean;
  chosen: boolean;
  loaded: number;
  shown: number;
  message: string | null;
  clear: ReactNode;
}

/** Under the last row: why there is none. */
function Tail({ pending, chosen, loaded, shown, message, clear }: TailProps) {
  if (pending) return null;
  if (!chosen) return <EmptyState title={tr.ratings.choose} />;
  if (loaded === 0) return <EmptyState title={message ?? tr.ratings.none} hint={tr.ratings.noneHint} />;
  if (shown === 0) return <EmptyState title={tr.ratings.filteredOut}>{clear}</EmptyState>;
  return <p className="flex h-12 items-center justify-center text-dense text-muted">{tr.odds.endOfList}</p>;
}
