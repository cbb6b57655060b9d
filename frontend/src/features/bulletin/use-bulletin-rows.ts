import { useCallback, useMemo } from 'react';
import type { BulletinPageDto, BulletinRowDto } from '../../api/generated/wire';
import { type BulletinSearch, useGetBulletinRowsInfiniteQuery } from './bulletin.api';

export interface BulletinRows {
  rows: readonly BulletinRowDto[];
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
function withoutRepeats(pages: readonly BulletinPageDto[]): BulletinRowDto[] {
  const seen = new Set<number>();
  return pages.flatMap((page) => page.items).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The matches that pass the filters, page after page. */
export function useBulletinRows(search: BulletinSearch): BulletinRows {
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useGetBulletinRowsInfiniteQuery(search);
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
