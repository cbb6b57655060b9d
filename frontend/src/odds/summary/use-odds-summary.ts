import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { readApiError } from '../../api/api-error';
import { filtersOf, type OddsSearch, type SummarySearch } from '../../api/endpoints';
import { useSummariseOddsQuery } from '../../api/generated/screens';
import type { OddsSummary } from '../../api/generated/wire';

export interface FoundSummary {
  summary: OddsSummary | undefined;
  /** `summary` answers the former question while the new one is under way. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/** What happened in all matches that pass the filters; `null` asks nothing. */
export function useOddsSummary(question: SummarySearch | null): FoundSummary {
  const { data, currentData, error, isFetching, refetch } = useSummariseOddsQuery(
    question ? { filters: filtersOf(question), groups: question.groups?.join(',') } : skipToken,
  );
  // the rows' own refusal takes what can't be read out of the question
  const failed = error !== undefined && readApiError(error).code !== 'INVALID_FILTER';
  return {
    summary: failed ? currentData : data,
    stale: data !== undefined && currentData === undefined,
    error: failed && !isFetching ? error : undefined,
    retry: () => void refetch(),
  };
}

/**
 * How many matches pass the filters, as soon as the summary of any of their markets says so.
 * @param question what is asked about `search` at the moment
 */
export function useFoundTotal(search: OddsSearch | null, question: SummarySearch | null): number | undefined {
  const { summary, stale } = useOddsSummary(question);
  const [known, setKnown] = useState<{ search: OddsSearch | null; total: number }>();
  const total = stale ? undefined : summary?.total;
  if (total !== undefined && (known?.search !== search || known.total !== total)) setKnown({ search, total });
  return total ?? (known?.search === search ? known?.total : undefined);
}
