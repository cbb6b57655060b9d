import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useListOddsInfiniteQuery } from '../../../api/endpoints';
import type { OddGroupDto, OddsRowDto } from '../../../api/generated/wire';
import { useFoundRows } from '../../../api/use-found-rows';
import type { FilterParams } from '../../../components/table/filter-text';
import { type Played, playedParams } from '../../../components/table/played';
import { useRowsPainted } from '../../../components/table/use-rows-painted';
import type { TableControls } from '../../../components/table/use-table-view';
import type { OddsType } from '../odds-type';
import { useSummaryQuestion } from '../summary/summary-question';
import { useSummaryChoice } from '../summary/use-summary-choice';

/** Without filters the first rows are the same whatever the columns: they are asked for while those are on their way. */
export function useRowsBeforeColumns(type: OddsType, columns: unknown): void {
  const { search } = useLocation();
  const early = columns === undefined && search === '';
  useListOddsInfiniteQuery(early ? { type, params: playedParams('played') } : skipToken);
}

/** Asks for what the view of an odds table shows: its rows and, once they are painted, their summary. */
export function useOddsAnswer(
  type: OddsType,
  groups: readonly OddGroupDto[],
  { view, params, filterParams }: TableControls<OddsRowDto>,
) {
  const search = useMemo(() => params && { type, params }, [type, params]);
  const { filters, answered } = useAnswered(type, filterParams, view.played);
  const found = useFoundRows(useListOddsInfiniteQuery(search ?? skipToken));
  const summary = useSummaryChoice(groups, Object.keys(view.applied));
  const begun = useRowsPainted(!found.pending);
  const question = useSummaryQuestion(begun ? answered : null, summary, groups);
  const counts = { found, search: answered, question, counted: view.played !== 'upcoming' };
  return { filters, found, summary, question, counts };
}

/**
 * What is asked beside the rows. Order says nothing about what happened, and only played matches do: the backtest is
 * asked with the filters alone, so that the same question counts once, and the summary of upcoming matches is that of
 * the played ones, which is at hand when the visitor goes from one to the other. Among all matches its total counts
 * those to come, too.
 */
function useAnswered(type: OddsType, params: FilterParams | null, played: Played) {
  const all = played === 'all';
  return useMemo(
    () => ({
      filters: params && { type, params },
      answered: params && { type, params: { ...params, ...playedParams(all ? 'all' : 'played') } },
    }),
    [type, params, all],
  );
}
