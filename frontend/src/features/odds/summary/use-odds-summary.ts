import { skipToken } from '@reduxjs/toolkit/query/react';
import type { OddsSummaryDto } from '../../../api/generated/wire';
import { useGetOddSummaryQuery, type OddsSearch } from '../odds.api';

export interface FoundSummary {
  summary: OddsSummaryDto | undefined;
  /** `summary` answers the former question while the new one is under way. */
  stale: boolean;
  error: unknown;
  retry: () => void;
}

/** What happened in all matches that pass the filters; `null` asks nothing. */
export function useOddsSummary(search: OddsSearch | null): FoundSummary {
  const { data, currentData, error, isFetching, refetch } = useGetOddSummaryQuery(search ?? skipToken);
  return {
    summary: error === undefined ? data : currentData,
    stale: data !== undefined && currentData === undefined,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
  };
}
