import { useCallback, useMemo } from 'react';
import type { FoundRows } from './table/found-rows';
import { readApiError } from '../api/api-error';

interface Pages<Row> {
  pages: readonly { items: readonly Row[] }[];
}

/** What is read of an infinite query of RTK Query. */
interface InfiniteQuery<Row> {
  data?: Pages<Row>;
  currentData?: Pages<Row>;
  error?: unknown;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** An import between two requests moves matches to the next page, which would bring them a second time. */
function withoutRepeats<Row extends { id?: number }>({ pages }: Pages<Row>): Row[] {
  const seen = new Set<number | undefined>();
  return pages.flatMap(({ items }) => items).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The rows of an infinite query, as a table shows them. */
export function useFoundRows<Row extends { id?: number }>(query: InfiniteQuery<Row>): FoundRows<Row> {
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    query;
  const shown = error === undefined ? data : currentData;
  const rows = useMemo(() => (shown ? withoutRepeats(shown) : []), [shown]);
  const failed = error !== undefined;
  const failure = useMemo(
    () => (error === undefined || isFetching ? undefined : readApiError(error)),
    [error, isFetching],
  );
  const hasMore = hasNextPage && currentData !== undefined;
  const loadMore = useCallback(() => {
    if (hasMore && !isFetching && !failed) void fetchNextPage();
  }, [hasMore, isFetching, failed, fetchNextPage]);
  return {
    rows,
    pending: shown === undefined && !failed,
    stale: shown !== undefined && currentData === undefined,
    hasMore,
    loadingMore: isFetchingNextPage,
    failure,
    loadMore,
    retry: () => void (currentData === undefined ? refetch() : fetchNextPage()),
  };
}
