import { tr } from '../../common/locale/tr';
import { read, type Reading, unreadable } from './reading';

/** Longest filter text that is read at all. */
const MOST_FILTER_CHARACTERS = 100;

/** The filters of a table of matches. */
export interface FilterTable<Filter> {
  /**
   * How the text of each column is read that can be filtered, by the column's name on the wire; never an empty text.
   * Today is `YYYY-MM-DD`.
   */
  readonly filters: ReadonlyMap<string, (text: string, today: string) => Reading<Filter>>;
  /** Names of all that a row shows, also of what can't be filtered. */
  readonly shown: ReadonlySet<string>;
}

/**
 * Reads the filter text of the column with that name; an empty one is no filter.
 * @param today `YYYY-MM-DD`
 */
export function readFilter<Filter>(
  { filters, shown }: FilterTable<Filter>,
  name: string,
  text: string,
  today: string,
): Reading<Filter | null> {
  const readText = filters.get(name);
  if (!readText) return unreadable(shown.has(name) ? tr.filters.notFilterable : tr.filters.unknownColumn);
  const written = text.trim();
  if (written === '') return read(null);
  return written.length > MOST_FILTER_CHARACTERS ? unreadable(tr.filters.tooLong) : readText(written, today);
}
