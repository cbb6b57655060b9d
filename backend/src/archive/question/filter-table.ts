import { tr } from '../../platform/locale/tr';
import { read, type Reading, unreadable } from './reading';

/** Longest filter text that is read at all, with all its alternatives. */
const MOST_FILTER_CHARACTERS = 1_000;

/** The filters of a table of matches. */
export interface FilterTable<Filter> {
  /**
   * How the text of each column is read that can be filtered, by the column's name on the wire; never an empty text.
   * Today is `YYYY-MM-DD`.
   */
  readonly filters: ReadonlyMap<string, (text: string, today: string) => Reading<Filter>>;
  /** Names of all that a row shows, also of what can't be filtered. */
  readonly shown: ReadonlySet<string>;
  /** The normal text of a filter: read again it is the same filter. */
  readonly write: (filter: Filter) => string;
}

/**
 * Reads the filter text of the column with that name; an empty one is no filter.
 * @param today `YYYY-MM-DD`
 */
export function readFilter<Filter>(
  { filters, shown, write }: FilterTable<Filter>,
  name: string,
  text: string,
  today: string,
): Reading<Filter | null> {
  const readText = filters.get(name);
  if (!readText) return unreadable(shown.has(name) ? tr.filters.notFilterable : tr.filters.unknownColumn);
  const written = text.trim();
  if (written === '') return read(null);
  if (written.length > MOST_FILTER_CHARACTERS) return unreadable(tr.filters.tooLong(MOST_FILTER_CHARACTERS));
  const reading = readText(written, today);
  if (!reading.ok) return reading;
  // what is written in different ways is one value; folding may lengthen a text, which must be readable as it is folded
  const normal = write(reading.value);
  return normal.length > MOST_FILTER_CHARACTERS
    ? unreadable(tr.filters.tooLong(MOST_FILTER_CHARACTERS))
    : readText(normal, today);
}
