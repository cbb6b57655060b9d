import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListedGroup, OddsRowDto } from '../../api/generated/wire';
import { useFoundRows } from '../use-found-rows';
import type { FilterParams } from './filter-text';
import { fieldParams } from './row-fields';
import { type Played, playedParams, summaryParams } from './question';
import type { TableControls } from './use-question';
import type { OddsType } from '../odds-type';
import { useListOddsInfiniteQuery } from '../../api/endpoints';
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
  groups: readonly ListedGroup[],
  { question, params, filterParams, hidden }: TableControls<OddsRowDto>,
) {
  const search = useMemo(
    () => params && { type, params: { ...params, ...fieldParams(groups, hidden) } },
    [type, params, groups, hidden],
  );
  const { filters, answered } = useAnswered(type, filterParams, question.played);
  const found = useFoundRows(useListOddsInfiniteQuery(search ?? skipToken));
  const summary = useSummaryChoice(groups, Object.keys(question.filters));
  const begun = useRowsPainted(!found.pending);
  const asked = useSummaryQuestion(begun ? answered : null, summary, groups);
  const counts = { found, search: answered, question: asked, counted: question.played !== 'upcoming' };
  return { filters, found, summary, asked, counts };
}

/**
 * What is asked beside the rows, each the same object for as long as it is the same: the backtest with the filters alone,
 * so that the same question counts once, and the summary.
 */
function useAnswered(type: OddsType, params: FilterParams | null, played: Played) {
  const of = played === 'all' ? 'all' : 'played';
  return useMemo(
    () => ({
      filters: params && { type, params },
      answered: params && { type, params: summaryParams(params, of) },
    }),
    [type, params, of],
  );
}

/**
 * Whether the first rows were painted: false until the frame after the one that holds them, then true for good.
 * @param there the rows were found, or failed to be
 */
function useRowsPainted(there: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!there || painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [there, painted]);
  return painted;
}
