import { skipToken } from '@reduxjs/toolkit/query/react';
import { readApiError } from '../../api/api-error';
import { type BacktestQuestion, filtersOf } from '../../api/endpoints';
import { useBacktestOddsQuery } from '../../api/generated/screens';
import type { BacktestDto } from '../../api/generated/wire';

export interface FoundBacktest {
  /** The answer, or the former one of the same selection while the new one is under way. */
  answer: BacktestDto | undefined;
  stale: boolean;
  /** Why there is no answer, in words. */
  failure: string | undefined;
  busy: boolean;
  retry: () => void;
}

/** Whether a selection held over time. Each question counts: ask none that isn't looked at; `null` asks nothing. */
export function useBacktest(question: BacktestQuestion | null): FoundBacktest {
  const { data, currentData, error, isFetching, refetch } = useBacktestOddsQuery(
    question ? { filters: filtersOf(question), selection: question.selection } : skipToken,
  );
  const refusal = error && readApiError(error);
  // the rows' own refusal takes what can't be read out of the question
  const waiting = refusal?.code === 'INVALID_FILTER' && refusal.fields.selection === undefined;
  const former = data?.selection === question?.selection ? data : undefined;
  const answer = refusal && !waiting ? currentData : former;
  return {
    answer,
    stale: answer !== undefined && currentData === undefined,
    failure: refusal && !waiting && !isFetching ? refusal.message : undefined,
    busy: isFetching,
    retry: () => void refetch(),
  };
}
