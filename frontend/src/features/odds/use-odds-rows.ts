import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import type { OddsPageDto, OddsRowDto } from '../../api/generated/wire';
import { useGetOddRowsInfiniteQuery } from './odds.api';
import type { OddsSearch } from './odds.api';

export interface OddsRows {
  rows: readonly OddsRowDto[];
  /** Nothing is known yet. */
  pending: boolean;
  /** `rows` answer the former question while the new one is under way. */
  stale: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  error: unknown;
  loadMore: () => void;
  retry: () => void;
}

/** An import between two requests moves matches to the next page, which would bring them a second time. */
function withoutRepeats(pages: readonly OddsPageDto[]): OddsRowDto[] {
  const seen = new Set<number | undefined>();
  return pages.flatMap((page) => page.items).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The matches that pass the filters, page after page; `null` asks nothing. */
export function useOddsRows(search: OddsSearch | null): OddsRows {
  const query = useGetOddRowsInfiniteQuery(search ?? skipToken);
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    query;
  const shown = error === undefined ? data : currentData;
  const rows = useMemo(() => withoutRepeats(shown?.pages ?? []), [shown]);
  const hasMore = hasNextPage && currentData !== undefined;
  const failed = error !== undefined;
  const loadMore = useCallback(() => {
    if (hasMore && !isFetching && !failed) void fetchNextPage();
  }, [hasMore, isFetching, failed, fetchNextPage]);
  return {
    rows,
    pending: shown === undefined && !failed,
    stale: shown !== undefined && currentData === undefined,
    hasMore,
    loadingMore: isFetchingNextPage,
    error: isFetching ? undefined : error,
    loadMore,
    retry: () => void (currentData === undefined ? refetch() : fetchNextPage()),
  };
}
