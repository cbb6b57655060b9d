import { type ReactNode, useMemo, useState } from 'react';
import type { RatingRowDto, RatingTableAnswer } from '../../../api/generated/wire';
import type { RenderFilter } from '../../../components/data-grid/grid-header';
import { EmptyState } from '../../../components/feedback/empty-state';
import { Button } from '../../../components/form/button';
import { FilterBox } from '../../../components/table/filter-box';
import { HiddenGroups } from '../../../components/table/hidden-groups';
import { MatchGrid } from '../../../components/table/match-grid';
import { formatCount } from '../../../lib/format';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { tr } from '../../../locale/tr';
import { filterRows, ratingGrid } from '../rating-columns';

const MOST_FILTER_CHARACTERS = 100;

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
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const phone = useMediaQuery(PHONE);
  const grid = useMemo(() => ratingGrid(phone, matchPath), [phone, matchPath]);
  const rows = useMemo(() => filterRows(answer?.table ?? [], texts), [answer, texts]);
  const titles = useMemo(() => new Map(grid.groups.map(({ id, title }) => [id, title])), [grid]);
  const filtered = Object.values(texts).some((text) => text.trim() !== '');
  const loaded = answer?.table.length ?? 0;

  const renderFilter: RenderFilter<RatingRowDto> = (column, focus) => (
    <FilterBox
      heading={column.title}
      title={column.fullTitle}
      text={texts[column.id] ?? ''}
      maxLength={MOST_FILTER_CHARACTERS}
      onType={(text) => setTexts((before) => ({ ...before, [column.id]: text }))}
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
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 py-1">
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
        <HiddenGroups
          titles={titles}
          hidden={hidden}
          onRestore={(key) => setHidden(hidden.filter((each) => each !== key))}
          onRestoreAll={() => setHidden([])}
        />
      </div>
      <div className="@container relative min-h-[max(26rem,60dvh)] grow rounded-card border border-line">
        <MatchGrid
          label={title}
          phone={phone}
          columns={grid}
          hidden={hidden}
          onHide={(key) => setHidden([...hidden, key])}
          found={{ rows, pending, stale, hasMore: false, loadMore: nothing }}
          renderFilter={renderFilter}
          filters={texts}
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
