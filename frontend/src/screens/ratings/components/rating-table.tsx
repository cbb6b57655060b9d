import { useMemo } from 'react';
import type { RatingRow, RatingTableAnswer, TableGroupDto } from '../../../api/generated/wire';
import type { FoundRows } from '../../../odds/table/found-rows';
import { MatchTableView } from '../../../odds/table/match-table-view';
import type { EmptyTable } from '../../../odds/table/table-tail';
import { useQuestion } from '../../../odds/table/use-question';
import { formatCount } from '../../../lib/format';
import { trOdds } from '../../../locale/tr-odds';
import { trRatings } from '../../../locale/tr-ratings';
import { filterRows, ratingTable } from '../rating-table';

const nothing = () => {};

interface Props extends Pick<FoundRows<RatingRow>, 'pending' | 'stale' | 'failure' | 'retry'> {
  title: string;
  groups: readonly TableGroupDto[];
  /** The answer; undefined while nothing is chosen or it is on its way. */
  answer: RatingTableAnswer | undefined;
}

/** The matches that agree, with a filter box per column over the rows that are here. */
export function RatingTable({ title, groups, answer, pending, ...state }: Props) {
  const table = useMemo(() => ratingTable(title, groups), [title, groups]);
  const controls = useQuestion(table);
  const { params } = controls;
  const rows = useMemo(() => filterRows(answer?.table ?? [], params ?? {}, table), [answer, params, table]);
  const filtered = params !== null && Object.keys(params).length > 0;
  return (
    <MatchTableView
      controls={controls}
      found={{ ...state, rows, pending, hasMore: false, loadingMore: false, loadMore: nothing }}
      renderToolbar={(filterButton) => filterButton && <div>{filterButton}</div>}
      count={
        <p role="status" className="mr-2 text-dense text-muted tabular-nums">
          {pending ? trOdds.loadingRows : answer && countText(answer, rows.length, filtered)}
        </p>
      }
      empty={emptyTable(answer, filtered)}
      clearable={filtered && rows.length > 0}
      inPage
    />
  );
}

function countText({ table, message }: RatingTableAnswer, shown: number, filtered: boolean): string {
  const loaded = formatCount(table.length);
  if (filtered) return trRatings.shownOf(formatCount(shown), loaded);
  return message ?? trRatings.found(loaded);
}

/** Why there is no row. */
function emptyTable(answer: RatingTableAnswer | undefined, filtered: boolean): EmptyTable {
  if (answer === undefined) return { title: trRatings.choose, filtered: false };
  const { table, message } = answer;
  if (table.length > 0) return { title: trRatings.filteredOut, filtered };
  const hint = answer.basis === 'price' ? trRatings.noneHint : trRatings.noneAlikeHint;
  return { title: message ?? trRatings.none, hint, filtered: false };
}
