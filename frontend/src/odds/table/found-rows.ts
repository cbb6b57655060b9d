/** The rows that pass the filters, page after page, as far as they are loaded. */
export interface FoundRows<Row> {
  rows: readonly Row[];
  /** Nothing is known yet. */
  pending: boolean;
  /** `rows` answer the former question while the new one is under way. */
  stale: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** What went wrong, as a sentence and by column. */
  failure: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  loadMore: () => void;
  retry: () => void;
}
